### Was jemand von seinen Partien behält, auf Deutsch.

kept-title = Behalten
kept-of = { $n } von { $of }
kept-all = Alle { $n }
kept-fewer = Weniger zeigen
kept-not-yet = noch nicht behalten
# $name: was behalten wurde; kurz, höchstens zwei Zeilen. Nüchtern: Es sagt, was geschehen ist.
kept-name =
    { $name ->
        [ten-games] Zehn Partien
        [won-by-one] Mit einem Punkt gewonnen
        [four-days] Vier Tage in Folge
        [all-tiles] Alle drei Berichte
        [castle-complete] Ein Schloss vollendet
        [beat-master] Maestro Ottone geschlagen
        [all-titles] Alle drei Spiele gespielt
        [all-cards] Sieben Karten in einer Partie
        [never-excommunicated] Nie exkommuniziert
        [all-leaders] Alle vier Anführer gespielt
        [deal] Ein Blatt des Tages
        [won-of-four] Von vieren vorn
        [both-leaders] Beide Anführer gespielt
        [six-territories] Sechs Gebiete
        [six-buildings] Sechs Gebäude
        [no-mission-missed] Keine Mission verfehlt
        [won-alone] Allein gewonnen
        [five-in-a-day] Fünf Partien an einem Tag
        [deal-week] Eine Woche Blätter
        [deal-first-ten] Ein Blatt unter den ersten zehn
        [hundred-points] Hundert Punkte
        [tournament-won] Ein Turnier gewonnen
        [won-titles] In allen drei Spielen gewonnen
        [all-levels] Die ganze Werkstatt geschlagen
        [hundred-games] Hundert Partien
       *[other] { $name }
    }

kept-records = Rekorde
kept-record =
    { $kind ->
        [most] Meiste Punkte
        [clearest] Klarster Sieg
        [closest] Knappster Sieg
       *[longest] Längste Partie
    }
# Worin ein Rekord besteht: Punkte, oder mit wie vielen Punkten eine Partie gewonnen wurde.
kept-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
kept-margin =
    { $n ->
        [one] mit { $n } Punkt
       *[other] mit { $n } Punkten
    }

kept-openings = Liebste Eröffnungen
# Unter einem Anführer, einer Familie oder einem Schloss: So viele Partien begannen damit, so viele wurden gewonnen.
kept-opening =
    { $games ->
        [one] { $games } Partie, { $won } gewonnen
       *[other] { $games } Partien, { $won } gewonnen
    }
