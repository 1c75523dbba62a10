### Die erste Partie Renaissance mit Anleitung, auf Deutsch.
###
### Ein Meister spricht zu jemandem, der noch nie gespielt hat, in einem schnellen Spiel mit den
### Karten der Handwerker. Jede Lektion hat einen Titel (renaissance-guide-hand) und einen oder mehrere
### Absätze (renaissance-guide-hand-1). *Sterne* machen Wörter fett.

## Die Seite vor der Partie

renaissance-guide-page-lead = Lerne Renaissance, indem du es spielst: zehn Minuten, ein kleines Schloss, ein Gegner, und ein Meister an deiner Seite.
renaissance-guide-page-learn-castle = ein Schloss aus Fundamenten, Stein und Ziegeln bauen
renaissance-guide-page-learn-actions = Aktionen spielen, und auch selbst getroffen werden
renaissance-guide-page-learn-stock = Karten für einen besseren Moment einlagern
renaissance-guide-page-learn-missions = eine geheime Mission verfolgen

## Die Lektionen, in der Reihenfolge der Partie

renaissance-guide-welcome = Willkommen auf der Baustelle
renaissance-guide-welcome-1 = In dieser ersten Partie schaue ich dir über die Schulter. Wovon ich rede, hat einen *blau gestrichelten Ring*; was du anklicken kannst, leuchtet *golden*.
renaissance-guide-welcome-2 = Die Frage an dich steht immer hier, mit allen Antworten darauf. Ein Klick auf dem Brett tut dasselbe.

renaissance-guide-missions = Eine Mission nach deiner Wahl
renaissance-guide-missions-1 = Du bekommst vier Missionen und behältst *eine*. Erfüllst du sie, bringt sie ihre Punkte; wenn nicht, *kostet* sie ebenso viele.
renaissance-guide-missions-2 = *Königliche* Missionen, mit der goldenen Krone, werden am Ende geprüft. *Fürstliche*, mit der silbernen Krone, zählen, sobald sie erfüllt sind. Wähle eine, die du dir zutraust.

renaissance-guide-castle = Dein Schloss
renaissance-guide-castle-1 = Sechs Felder: unten *Fundamente*, darüber *Stein*, und obenauf ein Dach aus *Ziegeln*. Jedes nimmt nur Material seiner Art. Du musst nicht unten anfangen.
renaissance-guide-castle-2 = Wer alle Felder füllt, beendet das Spiel und erhält *10 Punkte*. Außerdem zählt der Wert dessen, was du gebaut hast.

renaissance-guide-hand = Deine Karten
renaissance-guide-hand-1 = Die Zahl auf einer Karte ist ihr *Wert*, die Zeichen daneben sind die *Felder*, auf die sie passt. Karten mit Zahl und Text sind beides: Material *oder* Aktion, wie du willst.
renaissance-guide-hand-2 = Du ziehst immer wieder auf fünf nach, sei also nicht zu sparsam.

renaissance-guide-build = Eine Handlung pro Zug
renaissance-guide-build-1 = In deinem Zug tust du *eines*: ein Material bauen, eine Aktion spielen, eine Spezialkarte legen, dein Lager spielen oder eine Karte abwerfen.
renaissance-guide-build-2 = Lass uns bauen. Klicke eine Karte mit hohem Wert an und dann ein Feld, das leuchtet.

renaissance-guide-store = Etwas für später?
renaissance-guide-store-1 = Danach darfst du *eine Karte* verdeckt in dein Lager legen. In diesem kleinen Spiel ist Platz für eine.
renaissance-guide-store-2 = Das macht auf der Hand Platz für eine neue, und niemand sieht sie. Oder du passt.

renaissance-guide-undo = Anders überlegt?
renaissance-guide-undo-1 = *Rückgängig* nimmt deine letzte Antwort zurück, und die davor, bis etwas Verdecktes aufgedeckt wurde. Probier also ruhig etwas aus.

renaissance-guide-end = Das Ende deines Zuges
renaissance-guide-end-1 = Deine Hand hat wieder fünf Karten. *Beende den Zug*, dann ist dein Nachbar dran.

renaissance-guide-rival = Nebenan
renaissance-guide-rival-1 = Hier wächst das andere Schloss. Du siehst, was dort gebaut ist und wie viele Karten im Lager liegen, aber weder die Hand noch die Mission.

renaissance-guide-mission = Wie es um deine Mission steht
renaissance-guide-mission-1 = Hier liegt deine Mission. Nur du kannst sie sehen, und sie sagt dir, wie weit du bist.

renaissance-guide-action = Aktionen
renaissance-guide-action-1 = Gekreuzte Schwerter stehen für eine Aktion, die *angreift*, ein Blitz für eine, die dir hilft. Eine gespielte Aktion kommt auf den Ablagestapel und kann nicht mehr gebaut werden.
renaissance-guide-action-2 = Mit manchen baust du zwei Materialien auf einmal: So bist du schneller als nebenan.

renaissance-guide-special = Spezialkarten
renaissance-guide-special-1 = Eine Spezialkarte bleibt, wo sie gelegt wird, und ist dort Punkte wert: in deiner *Spezialzone* oder auf einem Material, das sie verbessert, oder verschlechtert, wenn es jemand anderem gehört.

renaissance-guide-stock = Dein Lager
renaissance-guide-stock-1 = Du hast eine Karte eingelagert. Auch das Lager zu spielen ist eine Handlung: Du nutzt die Karte *genau wie von der Hand*. Im ganzen Spiel, mit drei Plätzen, werden daraus bis zu drei Dinge in einem Zug.

renaissance-guide-exposed = Was getroffen werden kann
renaissance-guide-exposed-1 = Die meisten Angriffe erreichen nur, was *freiliegt*: Materialien, auf denen nichts ruht. Was überbaut ist, ist vor ihnen sicher.

renaissance-guide-piles = Die Uhr des Spiels
renaissance-guide-piles-1 = Der Nachziehstapel wächst nie wieder. Muss jemand ziehen und er ist *leer*, dann ist das Spiel ebenfalls zu Ende.

renaissance-guide-log = Was geschah
renaissance-guide-log-1 = Während nebenan gespielt wird, wird hier jeder Schritt aufgeschrieben. Du verpasst nichts.

renaissance-guide-play-on = Jetzt spiel weiter
renaissance-guide-play-on-1 = Du weißt, wie es geht: bauen, die Mission im Auge behalten, und das Schloss nebenan auch.
renaissance-guide-play-on-2 = Ich bin jetzt still, bis etwas Neues kommt. Worauf du auch zeigst: Es erklärt sich selbst.

## Neues, einmal erzählt, wenn es zum ersten Mal kommt

renaissance-guide-target = Wen trifft es?
renaissance-guide-target-1 = Diese Aktion zielt auf jemanden. Wähle, auf wen; zu zweit ist das schnell getan.

renaissance-guide-lay-on = Wohin damit?
renaissance-guide-lay-on-1 = Diese Spezialkarte kann an mehreren Stellen liegen. Was Punkte bringt, liegt am besten *auf deiner Seite*; was Punkte kostet, nebenan.

renaissance-guide-answer = Da kommt etwas
renaissance-guide-answer-1 = Jemand spielt eine Aktion, und du wirst gefragt, ob du *reagierst*. Gefragt wirst du auch, wenn du nichts dafür hast, damit niemand aus einer Pause etwas erfährt.
renaissance-guide-answer-2 = Du hast ein wenig Zeit. Sagst du nichts, lässt du es zu.

renaissance-guide-strike = Was gibst du auf?
renaissance-guide-strike-1 = Gleich geht ein Material verloren. Klicke das an, das am wenigsten schmerzt: Sein Wert ist weg, und sein Feld ist wieder frei.

renaissance-guide-placing = Mehr zu bauen
renaissance-guide-placing-1 = Mit deiner Aktion darfst du bauen. Wähle eine Karte und ein Feld; was die Aktion verlangt, steht in der Frage.

renaissance-guide-lost = Eine Lücke in der Mauer
renaissance-guide-lost-1 = Das war ein Angriff: Eines deiner Materialien ist weg. Was darauf ruhte, bleibt stehen, und das Feld kann neu bebaut werden.

renaissance-guide-skipped = Ein Zug fällt aus
renaissance-guide-skipped-1 = Eine Aktion hat dich um deinen Zug gebracht. Sonst hat sich nichts geändert: Mit dem nächsten geht es weiter.

renaissance-guide-claimed = Mission erfüllt
renaissance-guide-claimed-1 = Deine fürstliche Mission ist erfüllt und liegt offen. Ihre Punkte sind *dein*, was auch immer jetzt mit dem Schloss geschieht.

renaissance-guide-nearly = Fast geschafft
renaissance-guide-nearly-own = Noch ein Feld, und dein Schloss ist fertig: Das beendet das Spiel *sofort*, mit 10 Punkten für dich. Sieh vorher nach, ob deine Mission erfüllt ist.
renaissance-guide-nearly-other = Nebenan ist nur noch ein Feld frei. Sobald es belegt ist, endet das Spiel *sofort*: Denk an das, was deine Mission noch braucht.

renaissance-guide-result = Dein erstes Schloss
renaissance-guide-result-1 = Gut gebaut. Hier siehst du, woher alle ihre Punkte haben.
renaissance-guide-result-2 = Im ganzen Spiel hast du zwölf Felder, fünf Missionen und ein größeres Lager, und so viele Kartenfamilien wie Spieler. Oder spiel noch einmal so, sieh dir die Partie noch einmal an, oder lade Freunde an den Tisch ein.
