### Friends: whom one follows, and whom one asks to a table, in German.

friends-title = Freunde
friends-note = Wem du folgst. Sie erfahren nichts davon.
friends-none = Du folgst noch niemandem. Das geht auf der Seite jedes Spielers.
friends-here = gerade hier
friends-away = nicht hier
friends-plays = spielt { $game }
friends-watch = Zusehen
friends-watch-one = { $name } zusehen

## Invitations

friends-invitations = Einladungen
friends-invited-by = von { $name }
friends-come = Platz nehmen
friends-decline = Ablehnen
friends-decline-one = Die Einladung von { $name } ablehnen

## On a player's page

friends-follow = Folgen
friends-unfollow = Nicht mehr folgen
friends-invite = Zu einem Spiel einladen
friends-block = Blockieren
friends-unblock = Freigeben
friends-unblock-one = { $name } freigeben
friends-blocked = Blockiert
friends-block-title = { $name } blockieren?
friends-block-text = Ihr werdet nicht mehr zusammengesetzt, du kannst von dort nicht eingeladen werden, und man sieht dort nicht, ob du hier bist. Mitgeteilt wird es nicht.
friends-invite-title = { $name } einladen
friends-invite-text = Es öffnet sich ein Tisch für zwei. Vor dem Beginn kannst du dort alles ändern.
friends-invite-which = Welches Spiel?
friends-invite-do = Tisch öffnen

## In the lobby

friends-ask = Jemanden einladen
friends-ask-one = { $name } an diesen Tisch einladen
friends-ask-do = Einladen
friends-asked = eingeladen
friends-ask-hidden = Solange du dich nicht zeigst, lädst du nur mit dem Link ein.
friends-ask-full = Kein Platz ist frei.
friends-ask-soon = Dort sind gerade viele Einladungen angekommen. Versuch es später noch einmal.
