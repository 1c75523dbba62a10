### Die Regeln von Renaissance, als Seite im Browser, auf Deutsch.
###
### Eine Nachricht ist ein Absatz oder ein Punkt einer Liste. Eine Überschrift heißt nach ihrem
### Abschnitt (renaissance-rules-stock), was darunter steht, nach dem, was es erzählt
### (renaissance-rules-stock-play). *Sterne* machen Wörter fett; die Wörter dazwischen dürfen sich
### ändern, die Sterne bleiben. Karten und Missionen heißen wie in renaissance.ftl. N-1 und Ähnliches
### in einem Kommentar sind die Entscheidungen, die der Satz erzählt. Die Texte einzelner Karten
### stehen nicht hier: Sie kommen von den Karten selbst.

## Das Ziel

renaissance-rules-goal = Das Ziel
renaissance-rules-goal-castle = Du baust ein Schloss, Feld um Feld: Fundamente, Mauern aus Stein, Dächer aus Ziegeln. Tüchtige Leute helfen dir. Kanonen, Diebe und Unwetter nicht. Und im Geheimen verfolgst du die Missionen, die Könige und Fürsten dir gegeben haben.
renaissance-rules-goal-points = Wenn ein Schloss fertig oder der Nachziehstapel leer ist, werden die Punkte der Schlösser, der Spezialkarten und der Missionen gezählt. Wer die *meisten Punkte* hat, gewinnt, und das muss nicht sein, wer zuerst fertig war.
renaissance-rules-goal-players = Ihr spielt zu zweit, zu dritt oder zu viert, jeder für sich; zu viert, zu sechst oder zu acht könnt ihr auch in *Zweierteams* spielen. Außerdem gibt es ein *schnelles Spiel* mit einem halben Schloss.

## Der Aufbau

renaissance-rules-setup = Der Aufbau
renaissance-rules-setup-laid = Der Tisch baut sich selbst auf:
# N-50
renaissance-rules-setup-families = *Familien.* Es sind so viele Kartenfamilien im Spiel wie Spieler. Sie werden ausgelost, es sei denn, wer den Tisch eröffnet, nennt sie.
# N-50
renaissance-rules-setup-castle = *Schlösser.* Alle ziehen eines von vier Schlössern, jedes ein anderes.
renaissance-rules-setup-missions = *Missionen.* Die königlichen Missionen der Familien im Spiel werden gemischt, die fürstlichen ebenso. Du bekommst 2 königliche und 3 fürstliche. Die übrigen sind ungesehen aus dem Spiel.
# N-38
renaissance-rules-setup-choose = *Pflichten.* Zwei deiner fünf Missionen, ganz nach Wahl, erklärst du zur *Pflicht*: Sie bringen dir ihre Punkte oder kosten dich ebenso viele. Die anderen drei sind *freiwillig*. Alle wählen gleichzeitig und geheim. Deine Missionen bleiben verdeckt; deine eigenen darfst du jederzeit ansehen.
renaissance-rules-setup-pile = *Der Nachziehstapel.* Alle anderen Karten, 35 von jeder Familie, werden zu einem Stapel gemischt. Du beginnst mit 5 Karten auf der Hand.
renaissance-rules-setup-first = *Die Reihenfolge.* Wer beginnt, wird ausgelost. Dann geht es im Uhrzeigersinn weiter.
renaissance-rules-setup-players = Spieler
renaissance-rules-setup-of-families = Familien
renaissance-rules-setup-left = Karten im Stapel, wenn alle ihre Hand haben

## Die Schlösser

renaissance-rules-castles = Vier Schlösser
renaissance-rules-castles-cells = Jedes Schloss hat *zwölf Felder*, aber anders angeordnet, und mit einer eigenen Zahl von Feldern für jede Art von Material.
renaissance-rules-castles-around = Über dem Schloss ist seine *Spezialzone*, daneben das *Lager*. Auch deine Missionen liegen dort. In der Mitte des Tisches liegen der Nachziehstapel und der Ablagestapel.

## Familien

renaissance-rules-families = Vier Familien
renaissance-rules-families-each = Eine Familie hat 45 Karten: 10 Materialien, 5 Aktionen, 15 Karten, die beides sind, 5 Spezialkarten, 5 königliche und 5 fürstliche Missionen. Die Materialien sind in allen gleich. Alles andere zeigt Charakter:
renaissance-rules-family-army-about = Sie *greift an*. Sie schießt, plündert, belagert und versperrt den Weg. Ihre Missionen belohnen Angriffe, und ein ruhiges Lager.
renaissance-rules-family-clergy-about = Er *verteidigt*. Er hebt Aktionen auf, lenkt sie um, verbietet sie, und nimmt die Beichte ab. Manche seiner Missionen belohnen, wer zurückliegt.
renaissance-rules-family-artisans-about = Sie *bauen*. Sie setzen mehrere Materialien auf einmal, verbessern sie und halten sie sicher. In ihren Missionen geht es um schöne Schlösser.
renaissance-rules-family-merchants-about = Sie *handeln* mit allen: Sie tauschen Karten und Materialien, schauen in fremde Hände und machen nach, was andere haben. Ihre Missionen mögen seltsame Geschäfte.
renaissance-rules-families-tiles = *Ziegel sind rar.* Von den 25 Materialien einer Familie können 14 ein Fundament sein, 12 ein Stein und nur 7 ein Ziegel; manche können zwei oder alle drei sein.

## Die Karten

renaissance-rules-cards = Die Karten
renaissance-rules-cards-types = Im Nachziehstapel sind vier Sorten von Karten:
renaissance-rules-cards-material = *Material.* Damit baust du. Es hat eine Art und einen Wert von 1 bis 5.
renaissance-rules-cards-action = *Aktion.* Du spielst sie, sie tut, was auf ihr steht, und kommt auf den Ablagestapel.
renaissance-rules-cards-composite = *Aktion / Material.* Du nutzt sie als das eine oder das andere. Auf der Hand, im Lager und in den Stapeln zählt sie als *beides*; auf einem Feld ist sie ein Material und sonst nichts.
renaissance-rules-cards-special = *Spezialkarte.* Du legst sie, und sie bleibt liegen.
# N-4
renaissance-rules-cards-pure = Karten, die nur Material oder nur Aktion sind, heißen *rein*, solche, die beides sind, *gemischt*. Eine gemischte Karte wird nicht rein, indem sie auf einem Feld liegt.
renaissance-rules-cards-kinds = Ein Material ist ein *Fundament*, ein *Stein* oder ein *Ziegel*. Eine Karte mit zwei oder drei dieser Zeichen kann jedes davon sein. Solange sie nicht gebaut ist, zählt sie als alle; gebaut ist sie das, wofür ihr Feld da ist.
renaissance-rules-cards-count = *Ein Beispiel:* Du hast ein reines Fundament, eine reine Aktion und eine gemischte Karte mit Stein und Ziegel auf der Hand. Das sind zwei Materialien, zwei Aktionen, ein Stein und ein Ziegel auf drei Karten.
renaissance-rules-card-value = *Der Wert* des Materials.
renaissance-rules-card-kinds = *Die Arten*: die Felder, auf denen es gebaut werden darf.
renaissance-rules-card-sign = *Was sie kann*: gekreuzte Schwerter für eine Aktion, die angreift, ein Blitz für jede andere Aktion, ein Tor für eine Reaktion und für eine Spezialkarte. Ein reines Material hat kein solches Zeichen.
renaissance-rules-card-text = *Was sie tut*, als Aktion. Wird sie gebaut, spielt das keine Rolle.
renaissance-rules-card-family = *Die Familie.*

## Bauen

renaissance-rules-building = Bauen und Werte
# N-1
renaissance-rules-building-cell = Ein Material kommt auf ein *freies Feld seiner Art*, wo immer das ist. Darunter muss nichts liegen, es sei denn, der Tisch spielt mit der Stützregel.
# N-3
renaissance-rules-building-value = Spezialkarten auf einem Material ändern, was es wert ist. Ein Stein mit 4, auf dem eine +2 liegt, *ist* ein Stein mit 6: für die Punkte, für jede Karte und für jede Mission. Das ist sein *tatsächlicher Wert*. Er kann 0 sein, kleiner als 0 oder größer als 5; dann ist er keiner der Werte 1 bis 5. Überall außer in einem Schloss zählt der aufgedruckte Wert.
renaissance-rules-building-exposed = Ein Material ist *freiliegend*, solange kein belegtes Feld auf seinem ruht. Viele Angriffe erreichen nur, was freiliegt.
renaissance-rules-building-figure = Ein Schloss im Bau. Die Materialien mit gekreuzten Schwertern liegen frei; auf den anderen ruht etwas. Der Stein mit 4 zählt 6, dank der Spezialkarte darauf.
# N-2
renaissance-rules-building-falls = *Nichts fällt herunter.* Geht ein Material verloren, bleibt, was darauf ruht, wo es ist. Nur ein Erdrutsch reißt mit, was darüber liegt.
# N-6
renaissance-rules-building-goes = *Was auf einem Material liegt, teilt sein Schicksal.* Wird das Material abgeworfen, dann auch die Spezialkarten darauf; kommt es auf ein anderes Feld oder in ein anderes Schloss, kommen sie mit.

## Ein Zug

renaissance-rules-turn = Ein Zug
renaissance-rules-turn-three = Ein Zug hat drei Phasen:
renaissance-rules-turn-act = *Handeln.* Du führst *eine* Handlung aus.
renaissance-rules-turn-store = *Einlagern.* Wenn du willst und Platz ist, legst du eine Karte deiner Hand in dein Lager.
renaissance-rules-turn-draw = *Nachziehen.* Du ziehst, bis du 5 Karten auf der Hand hast. Hast du 5 oder mehr, ziehst du nichts und behältst alle.
renaissance-rules-turn-five = Es gibt fünf Handlungen:
renaissance-rules-turn-build = *Bauen:* Du legst ein Material deiner Hand auf ein freies Feld deines Schlosses.
renaissance-rules-turn-play = *Eine Aktion* deiner Hand *spielen*.
renaissance-rules-turn-lay = *Eine Spezialkarte* deiner Hand *legen*.
renaissance-rules-turn-open = *Das Lager spielen:* Du nutzt so viele seiner Karten, wie du willst.
renaissance-rules-turn-discard = *Eine Karte* deiner Hand *abwerfen*. Sie bewirkt nichts.
# N-32
renaissance-rules-turn-must = Eine davon musst du ausführen. Nur ohne Karte auf der Hand und ohne Lager, das du spielen kannst, gibt es nichts zu tun, und du gehst zur nächsten Phase.
# N-13, und hier entschieden
renaissance-rules-turn-more = *Mehr als eine.* Das Vaterunser gibt eine weitere Handlung, wenn du dafür zwei andere Karten von der Hand abwerfen kannst; eine Vereinbarung gibt einen ganzen weiteren Zug nach diesem, aber zwei davon in einem Zug geben keinen zweiten. Mit dem Flaschenzug darfst du, wenn du in deinem nächsten Zug baust, bis zu drei Materialien setzen.
# N-12
renaissance-rules-turn-less = *Weniger als eine.* Manche Aktionen belasten den nächsten Zug von jemandem: kein Zug, keine Aktion, kein Material, kein Nachziehen. Jede gilt einmal, und eine zweite derselben Sorte verfällt. Ein Zug, der ausfällt, verbraucht alles, was auf ihn gewartet hat, auch Gutes.

## Das Lager

renaissance-rules-stock = Das Lager
renaissance-rules-stock-three = Dein Lager fasst *drei Karten*, verdeckt. Nur du kennst sie. Mit ihm tust du mehr als eines in einem Zug.
renaissance-rules-stock-in = In Phase 2 jedes Zuges darf eine Karte deiner Hand hinein.
renaissance-rules-stock-play = Das Lager zu spielen ist eine Handlung. Du nimmst seine Karten *eine nach der anderen*, in beliebiger Reihenfolge, und baust, spielst, legst oder wirfst jede ab, genau wie von der Hand. Jede ist fertig, bevor die nächste beginnt. Du nutzt mindestens eine und hörst auf, wann du willst; der Rest bleibt im Lager.
# N-30
renaissance-rules-stock-hand = Deine Hand bleibt dabei deine Hand. Was eine Aktion von einer Hand baut, zählt, zeigt oder tauscht, wird nicht aus dem Lager genommen. Es gibt eine Ausnahme: Auf einen *Doppelangriff* aus dem Lager folgt eine Aktion aus dem Lager.
# N-31
renaissance-rules-stock-after = Auch nachdem du das Lager gespielt hast, darfst du in Phase 2 eine Karte einlagern.
# N-23
renaissance-rules-stock-captain = *Der Hauptmann* sperrt ein Lager: Es kann weder gespielt noch gefüllt werden, bis sein Besitzer ein Material mit Wert 4 oder 5 von der Hand abwirft. Aktionen der Gegner erreichen es trotzdem.
# N-24, und hier entschieden
renaissance-rules-stock-keeper = *Der Lagermeister* bringt weitere Plätze. Sie werden mit dem Lager gespielt, aber keine Aktion auf ein Lager erreicht sie, und wer in das Lager schaut, sieht sie nicht. Verlässt er die Zone, werden die Karten auf seinen Plätzen abgeworfen.
# N-27, N-22
renaissance-rules-stock-others = *Die Hausiererin* tritt im Lager eines Gegners an die Stelle einer zufälligen Karte und ist dort dann eine gewöhnliche Karte, die man spielen oder abwerfen kann. *Der Glöckner* bewacht das Lager von einem seiner Plätze aus, wie er auch dorthin kam.

## Aktionen

renaissance-rules-actions = Aktionen
# N-8
renaissance-rules-actions-steps = Eine Aktion tut, was auf ihr steht, Schritt für Schritt, und jeden Schritt *so weit wie möglich*. Du darfst sie auch spielen, wenn nichts dabei herauskommt: Dann wird sie nur abgeworfen und gilt trotzdem als gespielt.
# hier entschieden
renaissance-rules-actions-aim = Wen sie trifft, wird bei der Ankündigung gewählt, bevor jemand reagiert; beim Wasserspeier ist es die Spezialkarte, die zerstört werden soll.
# N-14
renaissance-rules-actions-few = Wer mehr Karten hergeben soll, als da sind, gibt alle her.
# N-17
renaissance-rules-actions-values = Aktionen, denen es auf Werte ankommt, meinen tatsächliche Werte.
# N-20
renaissance-rules-actions-discards = Was abgeworfen oder zerstört wird, kommt auf einen einzigen Ablagestapel, offen für alle. Er wird nie in den Nachziehstapel zurückgemischt.
# N-11
renaissance-rules-actions-double = *Der Doppelangriff* bringt sofort eine zweite Aktion, und die wird verdoppelt: Sie betrifft doppelt so viele *Karten* oder zwei *Spieler* statt einem, wie du willst und soweit sie sich überhaupt verdoppeln lässt. Doppelt so viele Karten heißt: jede Kartenzahl in ihr; Werte, die sie nennt, bleiben gleich. Beide Aktionen gelten als gespielt. Hast du keine andere Aktion, geschieht nichts.

## Angriffe und Reaktionen

renaissance-rules-reactions = Angriffe und Reaktionen
# N-9
renaissance-rules-reactions-attack = Eine Aktion *greift an*, wenn sie dem Schloss, dem Lager, der Hand, der Spezialzone oder dem Zug eines Gegners schadet. Eine Hand oder ein Lager anzusehen ist kein Angriff. Spezialkarten greifen nie an, was sie auch tun.
# N-10
renaissance-rules-reactions-ask = Ist eine Aktion angekündigt, werden alle Gegner *gleichzeitig* gefragt, ob sie reagieren. Sie werden gefragt, ob sie etwas haben oder nicht, und die Zeit ist für alle gleich: So verrät keine Pause, wer etwas hat. Wer nicht antwortet, lässt die Aktion zu.
# hier entschieden
renaissance-rules-reactions-none = Nur wo alle sehen können, dass es keine Reaktion gibt, wird niemand gefragt: Kein Gegner hat einen ungenutzten Papst in der Zone, und entweder wird kein Gegner genannt oder getroffen, oder das Gebet liegt dort, wo alle es sehen.
renaissance-rules-reactions-order = Dann geschieht alles in dieser Reihenfolge, im Uhrzeigersinn von dem an, der die Aktion gespielt hat:
renaissance-rules-reactions-trap = *Fallen* schnappen von selbst zu. Der Messdiener hebt die erste Aktion auf, die sein Schloss angreift, der Glöckner eine, die sein Lager angreift. Danach kommt die Falle in die Spezialzone des Angreifers, wo sie Punkte kostet.
renaissance-rules-reactions-pope = *Der Papst*: Jeder Gegner, der ihn in der Zone hat, darf ihn nutzen, einmal im Spiel. Die ganze Aktion ist aufgehoben, für alle.
renaissance-rules-reactions-prayer = *Das Gebet*: Wen die Aktion nennt oder trifft, der darf es von der Hand spielen. Sein Teil der Aktion trifft dann den, der sie gespielt hat. Auch bloße Blicke lassen sich umlenken; Kreuzgang und Dorfplatz nicht.
renaissance-rules-reactions-then = *Die Aktion* tut, was von ihr übrig ist.
# N-49
renaissance-rules-reactions-iron = *Der Eisenhändler*: Wenn alles geschehen ist, werden alle, die ihn haben, auf dieselbe Weise gefragt, ob sie die Aktion für sich wiederholen, einmal im Spiel. Das ist eine neue, eigene Aktion, auf die man reagieren kann. Was aufgehoben wurde, lässt sich nicht wiederholen.
renaissance-rules-reactions-figure = Von der Ankündigung bis zum Ende. Was eine Aktion für alle aufhebt, beendet sie auf der Stelle.
renaissance-rules-reactions-said = Eine Aktion wird angekündigt
renaissance-rules-reactions-asked = Alle Gegner werden gefragt
renaissance-rules-reactions-alone = nur ihr Besitzer bleibt verschont
renaissance-rules-reactions-all = für alle aufgehoben
renaissance-rules-reactions-turned = schlägt zurück, für einen Teil
renaissance-rules-reactions-short-trap = Fallen
renaissance-rules-reactions-short-pope = Der Papst
renaissance-rules-reactions-short-prayer = Das Gebet
renaissance-rules-reactions-short-then = Die Aktion
renaissance-rules-reactions-short-iron = Der Eisenhändler
renaissance-rules-reactions-takes-place = findet statt
renaissance-rules-reactions-again = wiederholt sie
# N-10, und hier entschieden
renaissance-rules-reactions-part = Fallen, Gebet und Kapelle schützen nur *ihren Besitzer*: Trifft eine Aktion mehrere, tragen die anderen ihren Teil. Was umgelenkt wurde, lässt sich nicht noch einmal umlenken und löst keine Fallen aus. Auf eine Reaktion reagiert niemand.
# N-8
renaissance-rules-reactions-count = Ein Schloss gilt nur dann als angegriffen, wenn dort etwas stand und der Angriff weder aufgehoben noch umgelenkt wurde.
# N-10
renaissance-rules-reactions-fill = Ein Gebet hinterlässt eine Lücke auf der Hand, bis zu deiner eigenen nächsten Phase 3.
# N-10, ergänzt
renaissance-rules-reactions-orders = In Partien mit Tagen für jeden Zug sitzt niemand da und wartet. Dort reagieren deine *festen Anweisungen* für dich: nie, nur für das Schloss, oder immer. Hast du keine gegeben, lauten sie: nie.

## Spezialkarten

renaissance-rules-specials = Spezialkarten
renaissance-rules-specials-zone = Eine Spezialkarte kommt in deine *Spezialzone* über deinem Schloss, wenn nichts anderes auf ihr steht: auf ein Material, an die Stelle eines Materials, auf oder in ein Lager, oder in die Zone eines Gegners.
renaissance-rules-specials-points = Was sie wert ist, im Guten wie im Schlechten, zählt für die Seite, auf der sie liegt: in der Zone, oder als Teil des Wertes eines Materials.
# N-8
renaissance-rules-specials-cannot = Eine, die nicht so gelegt werden kann, wie auf ihr steht, kann gar nicht gelegt werden. Einlagern oder abwerfen darfst du sie trotzdem.
# N-5, N-53
renaissance-rules-specials-place = *Der Profos und die Jungfrau Maria* treten an die Stelle eines Materials, das abgeworfen wird. Ihr Feld gilt als belegt und trägt, was darüber ist, enthält aber kein Material: Es hat keine Art und keinen Wert, nur ihre Punkte. Aktionen der Gegner können ihnen nichts anhaben. Wem das Schloss gehört, der kann sie mit Schlussstein oder Wasserspeier entfernen. Die Jungfrau Maria schützt außerdem alle Materialien neben ihr.
# N-28
renaissance-rules-specials-on = *Der Geselle und der Schmied* dürfen auf einem Material jedes Schlosses liegen. Worauf der Schmied liegt, das kann keine Aktion wählen oder zerstören. Dank des *Dachdeckers* darf ein Material auf einem Feld jeder Art stehen.
# N-26
renaissance-rules-specials-copy = *Der Imker* übernimmt in der Schlusswertung die Punkte einer Spezialkarte in der Zone eines Gegners, nie die eines anderen Imkers. Sind alle schlecht, muss er keine nehmen. *Der Pfandleiher* bringt 1 Punkt für jedes Material mit Wert 5 im Schloss eines Gegners.
renaissance-rules-specials-priest = *Der Pfarrer* sammelt jede Aktion, die von da an dein Schloss angreift, für je 1 Punkt.
# N-25
renaissance-rules-specials-recruiter = *Der Werber* darf am Ende jedes deiner Züge eine zufällige Karte von jedem Gegner nehmen, der in seinem letzten Zug eine 4 oder 5 von der Hand gebaut hat. Deine Hand darf dabei über 5 wachsen.
# N-21
renaissance-rules-specials-keyring = *Der Schlüsselbund* lässt sich nicht legen. Sieht ihn ein anderer Spieler auf deiner Hand oder in deinem Lager, oder zieht er ihn zufällig, dann kommt er in *deine* Zone und ist 3 wert; wer ihn gezogen hat, bekommt nichts dafür. Er gilt als von niemandem gelegt. Werden ganze Hände getauscht, wird er nicht gesehen.

## Missionen

renaissance-rules-missions = Missionen
renaissance-rules-missions-two = Eine königliche Mission ist 10 bis 14 Punkte wert, eine fürstliche 5 bis 9.
# N-33, N-34
renaissance-rules-missions-princely = *Fürstliche Missionen* sind erfüllt, sobald ihre Bedingung gilt, in wessen Zug auch immer, sogar zwischen zwei Karten eines Lagers. Sie decken sich von selbst auf und bleiben erfüllt, was auch später geschieht. Selbst das Material, das ein Schloss fertigstellt, kann noch eine erfüllen.
renaissance-rules-missions-royal = *Königliche Missionen* werden am Ende des Spiels aufgedeckt. Es gilt, wie es dann steht.
renaissance-rules-missions-mandatory = *Pflichtmissionen*, die nicht erfüllt sind, kosten ihre Punkte. *Freiwillige* kosten nichts.
# N-35
renaissance-rules-missions-ties = *Gleichstand reicht nicht*, wo eine Mission das meiste oder das wenigste verlangt. Wo sie verlangt, mindestens 2 zurückzuliegen, reichen genau 2.
# N-7
renaissance-rules-missions-done = *Getan ist getan.* Was du einmal getan hast, oder vor allen anderen, zählt auch dann, wenn das Material wieder verloren geht. Wie es auf sein Feld kam, ist egal: gebaut, gestohlen oder getauscht.
# N-36
renaissance-rules-missions-running = *Zwei Züge hintereinander* heißt: zwei eigene Züge nacheinander. Ein Zug, den du verlierst, unterbricht die Folge, und was du in den Zügen der anderen abwirfst, zählt nicht.
# N-40
renaissance-rules-missions-empty = *Ein leeres Schloss* enthält kein reines Material, und nichts außer 1, 3 und 5.
# N-37, N-39, N-29
renaissance-rules-missions-some = *Die Schlacht bei Arques* wird zuletzt geprüft und zählt alle deine anderen Missionen. *Die Moskowiter Kompanie* bildet Paare von Materialien, eins zu eins, mit ein und demselben Gegner. *Der Damenfriede* zählt alles, was deine Spezialkarten bringen: in der Zone, auf dem Schloss, unter dem Pfarrer und durch den Pfandleiher. Für *Kap Hoorn* müssen die drei gewöhnlichen Plätze voll sein.
# N-33, ersetzt
renaissance-rules-missions-hand = *Aufdecken von Hand.* Ein Tisch kann so eröffnet werden, dass du deine fürstlichen Missionen selbst aufdeckst, um sie etwas länger geheim zu halten. Das darfst du bei jeder Frage, die dir gestellt wird, am Ende jedes Zuges der anderen und kurz vor dem Ende des Spiels; aber nur, solange die Bedingung gilt. Was in einem Zug geschehen muss, muss in diesem Zug aufgedeckt werden. Was am Ende noch verdeckt liegt, ist nicht erfüllt.

## Das Ende

renaissance-rules-end = Das Ende und die Punkte
renaissance-rules-end-when = Das Spiel endet *sofort*, je nachdem, was zuerst geschieht:
renaissance-rules-end-castle = Alle Felder eines Schlosses sind belegt.
# N-42
renaissance-rules-end-pile = Jemand muss in Phase 3 ziehen, und der Stapel ist leer. Schon gezogene Karten bleiben auf der Hand.
# N-41, N-42
renaissance-rules-end-once = Eine letzte Runde gibt es nicht. Wird ein Schloss mitten in einem Lager oder einer Aktion fertig, dann hört alles dort auf. Aktionen, die nur Karten des Stapels aufdecken, nehmen, was da ist, und beenden nichts.
renaissance-rules-end-points = Dann zählen alle:
# N-43
renaissance-rules-end-full = *10 Punkte* für ein fertiges Schloss.
renaissance-rules-end-materials = Die *tatsächlichen Werte* aller Materialien im Schloss, samt den Spezialkarten dort.
renaissance-rules-end-zone = Die Punkte der Spezialkarten in der *Zone*.
renaissance-rules-end-missions = Die Punkte aller *erfüllten Missionen*.
renaissance-rules-end-failed = *Minus* die Punkte der Pflichtmissionen, die es nicht sind.
# N-44
renaissance-rules-end-tie = Bei gleichen Punkten wird der Sieg geteilt.
renaissance-rules-end-figure = Ein Beispiel: ein fertiges Schloss, zwei erfüllte Missionen, eine verfehlte Pflichtmission.
renaissance-rules-end-line-castle = Materialien des Schlosses
renaissance-rules-end-line-full = Schloss fertig
renaissance-rules-end-line-zone = Spezialzone
renaissance-rules-end-line-royal = Königliche Mission, Pflicht, erfüllt
renaissance-rules-end-line-princely = Fürstliche Mission, freiwillig, erfüllt
renaissance-rules-end-line-failed = Fürstliche Mission, Pflicht, nicht erfüllt
renaissance-rules-end-line-open = Freiwillige Missionen, nicht erfüllt
renaissance-rules-end-line-total = Summe

## Das schnelle Spiel

renaissance-rules-quick = Das schnelle Spiel
renaissance-rules-quick-castle = Alle bauen dasselbe kleine Schloss mit *sechs Feldern*: drei Fundamente, zwei Steine, ein Ziegel.
renaissance-rules-quick-figure = Das Schloss des schnellen Spiels
renaissance-rules-quick-families = Zu zweit ist *eine* Familie im Spiel, zu dritt oder zu viert sind es *zwei*.
# N-45
renaissance-rules-quick-missions = Du bekommst 2 königliche und 2 fürstliche Missionen und behältst *eine* davon, als Pflicht. Die anderen drei werden weggelegt; freiwillige gibt es nicht.
renaissance-rules-quick-stock = Das Lager fasst *eine* Karte.
# N-45
renaissance-rules-quick-rest = Alles andere ist wie immer, und ein fertiges Schloss bringt auch hier 10 Punkte (5 in der Ausgabe von 2016).
# N-46
renaissance-rules-quick-never = *Vorsicht:* Für das Edikt von Nantes und die Plakataffäre braucht man drei Karten in einem Lager. Mit einem Platz geht das nur mit den beiden Plätzen des Lagermeisters; in der Ausgabe von 2016 geht es gar nicht.

## Teams

renaissance-rules-teams = Zweierteams
# N-47, N-51
renaissance-rules-teams-who = Zu viert, zu sechst oder zu acht spielt ihr in Zweierteams. Es gibt so viele Familien und Schlösser wie Teams. Die Plätze wechseln sich ab, der Zug geht also von Team zu Team:
renaissance-rules-teams-figure = Sechs Personen in drei Teams. Wer zusammengehört, hat denselben Buchstaben.
# N-47
renaissance-rules-teams-share = Partner teilen sich Schloss, Lager, Spezialzone und Missionen. Jeder hat eine *eigene Hand*, die der andere nicht sieht.
# N-47
renaissance-rules-teams-missions = Missionen werden an Teams verteilt: 2 königliche und 3 fürstliche. Beide dürfen sie ansehen; wer vom Team zuerst sitzt, wählt die Pflichtmissionen.
# N-47, ergänzt
renaissance-rules-teams-talk = Partner dürfen nicht über die Partie reden: Solange sie läuft, ist der Chat geschlossen.
# N-48
renaissance-rules-teams-opponents = „Gegner“ und „andere“ sind die *anderen Teams*. Was Schlösser, Lager oder Zonen trifft, trifft jedes dieser Teams einmal; was Hände oder Züge trifft, trifft jeden ihrer Spieler. Der nächste Spieler ist, wer als Nächster sitzt.
# N-48, und hier entschieden
renaissance-rules-teams-conditions = Bei Missionen über ein Schloss, ein Lager oder eine Zone gilt, was das Team hat, bei solchen über Züge, was ein Spieler in ihnen tut. Eine Mission über eine Hand wird von der Hand *eines* Partners erfüllt.
# N-51
renaissance-rules-teams-not = Das schnelle Spiel wird nicht in Teams gespielt, und zu fünft oder zu siebt geht es nicht.

## Möglichkeiten

renaissance-rules-options = Was ein Tisch wählen darf
renaissance-rules-options-open = Wer einen Tisch eröffnet, wählt, wie gespielt wird. Außer dem schnellen Spiel und den Teams gibt es:
# N-50
renaissance-rules-options-families = *Familien.* Ausgelost, oder genau die, die genannt werden.
# N-33, ersetzt
renaissance-rules-options-missions = *Fürstliche Missionen.* Sie decken sich von selbst auf oder werden von Hand aufgedeckt.
# N-1, N-2, und hier entschieden
renaissance-rules-options-support = *Die Stützregel.* Ein Material darf nur dorthin, wo alle Felder darunter belegt sind. Damit dauern Partien etwa zwei Züge länger. Auch dann fällt nichts herunter, wenn eine Stütze verloren geht, und ein Schloss, das mit einem Bauplan neu ausgelegt wird, braucht keine Stützen.
renaissance-rules-options-edition = *Die Ausgabe.* Diese Regeln sind die von 2015, wie hier üblich. Die Liste der Autoren von 2016 ändert einige Karten:
renaissance-rules-edition-card = Karte
renaissance-rules-edition-first = 2015
renaissance-rules-edition-second = 2016
renaissance-rules-edition-paris-first = 3 zerstörte Materialien in einem Zug
renaissance-rules-edition-paris-second = 2; sie heißt Tag der Barrikaden
renaissance-rules-edition-billeting-first = gar kein Material
renaissance-rules-edition-billeting-second = kein Material der Hand; das Lager geht noch
renaissance-rules-edition-cloister-first = je eine Karte von allen, nach eigener Wahl
renaissance-rules-edition-cloister-second = zwei zufällige Karten jedes Gegners, und zwei von dir
renaissance-rules-edition-dealings-first = nimmt eine Spezialkarte aus einem Schloss
renaissance-rules-edition-dealings-second = aus einem Schloss oder einer Zone
renaissance-rules-edition-renovator-first = nur durch Materialien mit höherem Wert
renaissance-rules-edition-renovator-second = durch jedes derselben Art
renaissance-rules-edition-storekeeper-first = 2 Plätze
renaissance-rules-edition-storekeeper-second = 1 Platz
renaissance-rules-edition-ironmonger-first = wiederholt eine Aktion gleich nach ihr
# hier entschieden
renaissance-rules-edition-ironmonger-second = zu Beginn deines Zuges die letzte Aktion eines Gegners, die nicht aufgehoben wurde
renaissance-rules-edition-gossip-first = Fundamente mit 1 und 2
renaissance-rules-edition-gossip-second = mit 1, 2 und 3
# N-53
renaissance-rules-edition-virgin-first = sicher vor jeder Aktion
renaissance-rules-edition-virgin-second = sicher vor Angriffen
renaissance-rules-edition-full = Ein fertiges Schloss im schnellen Spiel
renaissance-rules-edition-full-first = 10 Punkte
renaissance-rules-edition-full-second = 5 Punkte
renaissance-rules-options-same = Elf Karten heißen 2016 anders. Drei Missionen sind nach dem Wortlaut von 2015 nicht zu erfüllen, darum gilt in beiden Ausgaben der von 2016: Kreuzweg, Chambre ardente und Blutbad von Wassy.

## Entscheidungen

renaissance-rules-rulings = Gut zu wissen
renaissance-rules-rulings-why = Fragen, die an vielen Tischen aufkommen, und wie sie hier beantwortet werden.
# N-54, und hier entschieden
renaissance-rules-rulings-seen = *Was du gesehen hast*, bleibt dir bekannt, solange man es verfolgen kann: eine Hand, die gezeigt wurde, Karten, die du weggegeben hast, Karten, die auf den Stapel zurückkamen. Was Angelusläuten und Brunnen aufdecken, sehen alle, auch die Reihenfolge, in der es zurückkommt.
# hier entschieden
renaissance-rules-rulings-trade = *Handel und Schmuggel* geben so viele Karten zurück, wie genommen wurden: Aus einer leeren Hand wird nichts genommen, und es wird nichts gegeben.
# hier entschieden
renaissance-rules-rulings-cloister = *Der Kreuzgang* gibt allen so viele Karten zurück, wie sie hineingelegt haben.
# N-15
renaissance-rules-rulings-square = *Der Dorfplatz.* Beide zeigen einander die Hand. Dann gibt es ein Angebot und darauf ein Gegenangebot; jedes darf abgelehnt werden.
# N-16
renaissance-rules-rulings-flank = *Der Flankenangriff* nimmt in jeder Reihe das äußerste belegte Feld der Seite, die der Besitzer wählt. Ist sicher, was dort liegt, verliert diese Reihe nichts.
renaissance-rules-rulings-square-formation = *Das Karree* trifft, was freiliegt, wenn es gespielt wird: Der erste Verlust legt keinen zweiten frei. Bei der *Belagerung* wählt das Opfer die Karte.
# N-18, N-52
renaissance-rules-rulings-oven = *Der Brotofen.* Du baust bis zu zwei Materialien. Für jedes davon dürfen alle anderen, im Uhrzeigersinn, eines derselben Art mit demselben Wert bauen. Wird dadurch ein Schloss fertig, ist das Spiel zu Ende.
# N-19
renaissance-rules-rulings-stall = *Der Marktstand* vergleicht mit jedem Schloss, für jedes Material, das er setzt, aufs Neue.
# N-52
renaissance-rules-rulings-plan = *Der Bauplan* nimmt alle Materialien deines Schlosses auf. Feld für Feld sagst du, was dorthin kommt; nach jedem Feld wird einmal gefragt.
renaissance-rules-rulings-chapel = *Die Kapelle* hält bis zu deinem nächsten Zug jede Aktion von deinem Schloss fern, und in jenem Zug setzt du kein Material.
# N-12
renaissance-rules-rulings-silence = *Wer in einem Zug keine Aktion spielen darf*, kann in diesem Zug auch nicht mit einer reagieren.
# N-49
renaissance-rules-rulings-next = *Eine wiederholte Aktion*, die einen nächsten Zug belastet, tut das vom Moment der Wiederholung an.
# N-42
renaissance-rules-rulings-short = *Ein kurzer Stapel:* Angelusläuten und Brunnen nehmen, was da ist, und beenden nichts.
renaissance-rules-rulings-vestibule = *Die Vorhalle:* Ein Material, das du nicht setzen kannst, bleibt, wo es ist.

## Wörter und Zeichen

renaissance-rules-words = Wörter und Zeichen
renaissance-rules-words-pure = *Rein:* eine Karte, die nur Material oder nur Aktion ist.
renaissance-rules-words-composite = *Gemischt:* eine Karte, die beides ist.
renaissance-rules-words-exposed = *Freiliegend:* ein Material, auf dem kein belegtes Feld ruht.
renaissance-rules-words-effective = *Tatsächlicher Wert:* was ein Material wert ist, mit allem, was darauf liegt.
renaissance-rules-words-filled = *Belegt:* ein Feld mit einem Material, oder mit einer Spezialkarte an der Stelle eines Materials.
renaissance-rules-words-opponent = *Gegner:* ein anderer Spieler; in Teams ein Spieler eines anderen Teams.
renaissance-rules-words-own-side = *Seite:* was ein Spieler oder ein Team vor sich hat: Schloss, Zone und Lager.
renaissance-rules-icon-k-foundation = Fundament
renaissance-rules-icon-k-foundation-text = Eine Art von Material, und von Feld: worauf ein Schloss steht.
renaissance-rules-icon-k-stone = Stein
renaissance-rules-icon-k-stone-text = Eine Art von Material, und von Feld: die Mauern.
renaissance-rules-icon-k-tile = Ziegel
renaissance-rules-icon-k-tile-text = Eine Art von Material, und von Feld: die Dächer.
renaissance-rules-icon-attack = Angriff
renaissance-rules-icon-attack-text = Eine Aktion, die einem Gegner schadet.
renaissance-rules-icon-bolt = Aktion
renaissance-rules-icon-bolt-text = Eine Aktion, die niemanden angreift.
renaissance-rules-icon-protection = Spezialkarte oder Reaktion
renaissance-rules-icon-protection-text = Eine Spezialkarte, die gelegt wird und bleibt, oder eine Aktion als Reaktion auf eine andere.
renaissance-rules-icon-stock = Lager
renaissance-rules-icon-stock-text = Verdeckt eingelagerte Karten, um sie zusammen zu spielen.
renaissance-rules-icon-mission-royal = Königliche Mission
renaissance-rules-icon-mission-royal-text = Am Ende des Spiels geprüft; 10 bis 14 Punkte.
renaissance-rules-icon-mission-princely = Fürstliche Mission
renaissance-rules-icon-mission-princely-text = Erfüllt, sobald sie gilt; 5 bis 9 Punkte.
renaissance-rules-icon-draw-pile = Nachziehstapel
renaissance-rules-icon-draw-pile-text = Muss jemand ziehen, und er ist leer, dann ist das Spiel zu Ende.
renaissance-rules-icon-discard = Ablagestapel
renaissance-rules-icon-discard-text = Alles, was gespielt, abgeworfen oder zerstört wurde.
renaissance-rules-icon-family-army = Armee
renaissance-rules-icon-family-army-text = Die Familie, die angreift.
renaissance-rules-icon-family-clergy = Klerus
renaissance-rules-icon-family-clergy-text = Die Familie, die verteidigt.
renaissance-rules-icon-family-artisans = Handwerker
renaissance-rules-icon-family-artisans-text = Die Familie, die baut.
renaissance-rules-icon-family-merchants = Kaufleute
renaissance-rules-icon-family-merchants-text = Die Familie, die handelt.
renaissance-rules-icon-vp = Punkte
renaissance-rules-icon-vp-text = Wer am Ende die meisten hat, gewinnt.

## Alle Karten

renaissance-rules-all = Alle Karten
renaissance-rules-all-about = Was auf den Karten steht, Familie für Familie, in der Ausgabe von 2015. Aktionen mit demselben Namen stehen einmal da.
renaissance-rules-all-actions = Aktionen
renaissance-rules-all-specials = Spezialkarten
renaissance-rules-all-royal = Königliche Missionen
renaissance-rules-all-princely = Fürstliche Missionen
