/** Ordinary Swedish words that visitors write around the words for cars; no names, and no typos of any. */
export const sv = `
  aldrig alla allt alltid andra annan annars att av bara bland bort borde bra bäst bästa både båda
  ca dag dagar dags dem den denna deras dess dessa det detta dig din ditt dit du dubbel där därför då dålig
  dyr dyra efter eget egen eller en enda enkel enkelt enkla er era ert ett extra
  fall fan fel fick fina fin fint fler flera folk fram framför fri fritt frun från fräsch fräscha få får fått före först
  gamla gammal ganska garanti gick ge ger gett gillar gjort gled glad god goda gott gör göra gå går gått gård
  hade han hans har hans hej hel hela helst helt hem hemma hennes her hon honom hos hund hundar hundbur hur hus husvagn hyfsad hyfsat hyra hyr
  här hög höga högt höst icke idag ihop in inne innan inom inte ju just jul jobb jobbet
  kan kanske kjol klar klara klarar kommer korta kort kostar krav kul kunna kvar kvalitet kvinna känns köp köra kör
  ladda laddbox lagom land lastutrymme lasta leva leder ligga lika lite lugn lugnt långa lång långt låg låga lågt lån låna låter lätt lätta
  mat man mamma med men mer mera mest mig min mina mindre minst mitt mjuk mot mycket må måste mål mån
  namn ned ner nog nu nya nytt nån något några någon när nära nästa nöjd
  också ofta ok okej om ont oss otroligt
  pappa par parkera pendla pendlar pendling per plats plus prisvärd prisvärda pålitlig pålitliga på praktisk
  rad rejäl rekommendera resa rolig roligt rost rostfri rum rätt råd räcker
  sa samma sambo samt ser servad service se sen sig sin sist sitt sitta skatt skick skön sköna skulle slut slutet slå snabb snabba snabbt snart snygg snygga snåla snål snön snö som son stad stan stark starka står stor stå ställe sätt så säker säkra säkert
  ta tack tag tar tal tid tiden tips till tillbaka tillsammans titta tjej topp tre tro trygg trygga trött tur två tyst tysta tål
  ung unga ungar under upp ur ute utan
  vad val van var vara vardag varit varje varm varma vart vem verkligen vet vettig vettigt vi vid vikt vill vilken vilket vinter vinterbil vis väg vän vänner väl väldigt välskött välvårdad vår våra vårt världen
  yngre åka åker år året åt äga ägare än ännu är äldre äntligen öppen över övrigt
  barn barnen barnvagn bagage bagageutrymme barnstol bensinsnål besiktad besiktigad bränslesnål bekväm bekväma begagnat billig billiga billigt budgetbil driftsäker ekonomisk
  ekonomiska miljövänlig lyx lyxig lyxiga sport sportig sportiga nybesiktad nyservad körglad dotter dottern körkort korkort familjevänlig hästsläp sommar stockar stuga
  batteri emellan flesta fort främst kläder laddar leasing lösning privatleasing månadskostnad skala skål släng avbetalning kontant delbetalning guld golv grej
  billigaste säljer säljs någonting vart hittar
`;
