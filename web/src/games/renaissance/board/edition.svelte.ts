/** Which edition of the cards lies on the table: its board says so, and every face follows. */
class Edition {
    later = $state(false);
}

export const edition = new Edition();
