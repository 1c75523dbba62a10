### The guided first game in the browser, whatever the game, in English.

## The page before the game

guide-page = Your first game
guide-page-real = It is a real game with a real deal. The master says what matters at the moment and points at it; you decide. Nothing has to be learned by heart.
guide-page-learn = On the way you will
guide-page-start = Sit down and start
guide-page-starting = The table is being laid…
guide-page-rules = Read the rules instead
guide-page-coming = There is no guided game for this one yet.

## Around every lesson

guide-master = The master
guide-go-on = Go on
guide-skip = Skip the guide
guide-fold = Fold away
guide-unfold = Unfold
guide-show = Show me
guide-elsewhere = It lies under another tab.
guide-step = Lesson { $n } of { $all }
