/** Who is here: those who play first, then those who only look, then the others; each by name. */
import type { Friend } from '../lib/wire';

const near = (friend: Friend): number => (friend.table ? 0 : friend.here ? 1 : 2);

export const byPresence = (one: Friend, other: Friend): number =>
    near(one) - near(other) || one.name.localeCompare(other.name);
