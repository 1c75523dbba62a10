### Clubs: finding one, and a club's page, in English.

clubs-title = Clubs
clubs-note = People to play with again: a club has tables, contests, a ladder and talk of its own.
clubs-mine = Your clubs
clubs-none-mine = You are in no club yet.
clubs-found = Clubs to discover
clubs-none-found = No other club is listed yet.
clubs-more = Show more
clubs-count =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
# What somebody is in a club.
clubs-role =
    { $role ->
        [founder] founder
        [arranger] arranges
        [asking] asks to join
        [invited] invited
        [barred] shut out
       *[member] member
    }
# What one is oneself in a club, in a list of clubs.
clubs-own-role =
    { $role ->
        [founder] founded by you
        [arranger] you help to arrange it
        [asking] you have asked to join
       *[barred] closed to you
    }
# A kind of club.
clubs-kind =
    { $door ->
        [open] Open club
        [asked] Club on request
       *[link] Private club
    }
clubs-lost = There is no such club, or it is not for you.

## Founding and editing one

clubs-new = Found a club
clubs-edit = Edit the club
clubs-keep = To found a club, keep your name first, by a passkey or a code.
clubs-name = Name
clubs-about = In a sentence
clubs-door = Who comes in
clubs-doors =
    { $door ->
        [open] Everybody
        [asked] On request
       *[link] By invitation
    }
clubs-doors-note =
    { $door ->
        [open] The club is listed, and whoever likes it joins.
        [asked] The club is listed, and you let people in.
       *[link] The club is private: only who has its invitation hears of it.
    }
clubs-create = Found
clubs-save = Save

## At the door

clubs-invited = You are invited to this club.
clubs-watched = You see this private club as a moderator, while a report of it waits. That is written down.
clubs-join = Join
clubs-ask = Ask to join
clubs-asked = You have asked to join.
clubs-withdraw = Withdraw
clubs-leave = Leave
clubs-leave-sure = Leave this club?
clubs-stay = Stay

## Members

clubs-members = Members
clubs-hidden = shown in this club alone
clubs-knocking = At the door
clubs-admit = Let in
clubs-refuse = Send away
clubs-remove = Remove
clubs-change = What { $name } may do
clubs-promote = Let arrange
clubs-demote = Arrange no more
# Read aloud behind a button: whom it is about.
clubs-whom = : { $name }
clubs-invitation = Invitation
clubs-invitation-note = Whoever has this link is in at once.
clubs-ask-friends = Invite those you follow
clubs-ask-do = Invite
clubs-ask-one = Invite { $name }
clubs-ask-withdraw = Withdraw
clubs-decline = Decline
clubs-renew = New link
clubs-renewed = The link before opens nothing any more.

## Tables, ladder and talk

clubs-tables = Tables
clubs-tables-none = Nobody plays right now.
clubs-players = Players
clubs-open = Open a table
clubs-open-note = Members find it here and sit down.
clubs-ladder = Ladder
clubs-ladder-none = Nobody here has a rating yet. Play a rated game with each other.
clubs-talk = Talk
clubs-silence = Nothing was said yet.
clubs-say = Say something
clubs-send = Send
clubs-older = Show older
clubs-erase = Take away
clubs-somebody = somebody
clubs-contests = Contests
clubs-contests-none = No contest was made yet.
