### Friends: whom one follows, and whom one asks to a table, in English.

friends-title = Friends
friends-note = Those whom you follow. They are not told.
friends-none = You follow nobody yet. You can on the page of any player.
friends-here = here now
friends-away = not here
friends-plays = plays { $game }
friends-watch = Watch
friends-watch-one = Watch { $name }

## Invitations

friends-invitations = Invitations
friends-invited-by = from { $name }
friends-come = Sit down
friends-decline = Decline
friends-decline-one = Decline the invitation from { $name }

## On a player's page

friends-follow = Follow
friends-unfollow = Unfollow
friends-invite = Invite to a game
friends-block = Block
friends-unblock = Unblock
friends-unblock-one = Unblock { $name }
friends-blocked = Blocked
friends-block-title = Block { $name }?
friends-block-text = You are not seated together by quick matches, they cannot invite you, and they do not see whether you are here. They are not told.
friends-invite-title = Invite { $name }
friends-invite-text = A table for two is opened. Before the game starts you can change everything there.
friends-invite-which = Which game?
friends-invite-do = Open a table

## In the lobby

friends-ask = Invite a friend
friends-ask-one = Invite { $name }
friends-ask-do = Invite
friends-asked = invited
friends-ask-hidden = While you hide, you invite by the link alone.
friends-ask-full = No seat is free.
friends-ask-soon = They were just asked to many tables. Try again later.
