/** Ordinary Finnish words that visitors write around the words for cars; no names, and no typos of any. */
export const fi = `
  ai aika aikaa aina ainakin aivan ajaa ajaminen ajan ajo ajoa ajon alla alle antaa arki arkea arkiajo asti ei edes edullinen edullista edulliset edullisia eikä ehjä eli ekonominen elämä eniten enemmän enää ensi entä erä erittäin esim eri etu etuja
  haku hakea halpa halvalla halpaa halpoja halvat halvin haluan haluaa hei heti hieno hienoa hinta hintaluokka hiljainen hyvin hyvä hyviä hyvät hyvää hyvässä hyvälle hyvällä huollettu huolto huoltokirja
  ihan ilo ilman iso isi isä isän
  ja jo joka joko jokin jopa jos josta joten jotain jotka jotta juuri jää
  kai kaikki kallis kanssa katsastettu kaunis kautta kesä kesäksi kerran kestävä keskellä keli kertaa kiitos kilo kiva kivat kokemuksia koira koiran koiralle koko kolme koska koti kotiin kuka kulutus kuin kuinka kun kuten kuljetus kuljettaja kunto kunnossa kuntoinen kuulu käyttö käyttöön käy käydä köyhä
  laatu lapsi lapset lapsia lapsen lapsille lastenvaunut lataus laina lelu liian lie lisää luona luotettava luotettavaa luksus lyhyt lähes läheltä löytää löytyy
  maa mahdollisimman matka matkat matkaan melko melkein mene mies mieluiten mieluummin mihin mikä millainen mille minkä minne minulle minä mitä mistä moni mukava mukavaa muu muut mutta myös myy myydään mökki mökille mökkiauto
  nainen naiselle neiti neljä niin noin nopea nopeaa noita nuo nuori nuorelle nyt näin näitä nämä
  ohje oikea oikein ok olen olet olla on ole olisi oma omaan opiskelija opiskelijalle osa osta
  paljon paras parasta parempi peräkärry per perus pian pihi pihiä pitkä pitkät pitää pois poika pojalle poikani poikki polku puhdas puoli puu pysty päivä pää
  raha rahaa raja raskas ruoste ruosteeton
  saa saada sama samoin se sekä sen sinne siisti siistiä siis silti sinä siten sopiva sopivaa suora suomi suosittu suosittelette säästö sää
  tai taloudellinen taloudellista tarve tarvitsen tavara tavaratila tavaratilaa tie tila tilaa tilava tosi toimiva toinen tule tulee turvallinen turva tytär tyttö tyttärelle työ työmatka työmatkat työssä työajo tänä tämä tähän täysi
  uni usein ura urheilullinen useita
  vaan vai vaihto vaikka vain vaimo vaimolle valinta vanha vanhat vanhaa vanhus varma varmaa vene vielä vähän vähäinen väri varusteet varusteltu varusteltua viisi vika viaton voi voima voimakas vuoden vuotta
  yli yksi ystävä ääni äiti äidille
  akku leasing yksityisleasing kuukausierä osamaksu rahoitus käteinen rahoituksella
  halvimmat etsinnässä jolla joilla pääsee
`;
