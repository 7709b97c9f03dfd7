/** Ordinary English words that visitors write around the words for cars; no names, and no typos of any. */
export const en = `
  able about act add affordable after again age ago ago aid air all allow also always am an and any anyone anything app apr are arm art as ask at away
  back bad bag bags band bar bargain basic bay bed been before being best bet better bid bill bit bits body boot boots both box boy boys bring buggy build built bulky business but by bye
  can cant cat cats cheap cheaper cheapest child children class clean cleaner clear clever clock club college come comfort comfortable comfy common commute commuter commuting con condition cool corner could cost costs country cover crew cup cut cute
  dad daily damage date daughter day days deal deals decent did die dirt do dog dogs does doing done door doors down drinks drive driven driver drivers driving dry due during
  each early easy easiest eat economic economical economy else end enough ever every everyday ex excellent extra eye
  face fair fan far fast faster fat favourite fee feel few fine first fit fix fly folk food friend friendly front full fun funny further
  gap garage gas gave get gets getting girl give given go goes going gone good got great green grip gun guy guys
  had half handy happy hard hat has have he health heavy help her here hey hi high hill hills him his hit hold holiday home hope horse horses hot hour hours house how hub hubby huge husband
  ice id if ill im in ins insure insurance into is it its ive
  jam job jobs journey journeys joy just
  keen keep key keys kid kids kind kit know
  lad lady lake last late later law lay least left leg legs less let lets life light like little load loads local long look lot lots love lovely low lower luxury luggage
  mad made main make makes man many map mates may maybe me mean means men might mine mix modern money month months more most mot motor motorway mountain move much mud mum must my
  name nan near nearly net new newish next nice night no nod none nor normal not now nut
  oap oar odd of off offer often oh oil ok okay old older on once one ones only open or other our out over own owner owned
  pack pay per perfect person pet plan pop possible practical prefer pretty pro proper pull push pushchair put
  quick quickly quiet quite
  ran rare rather rat reach real really reason reasonable record refined reliable reliability rent rest rid ride right road roads room rot row rub run runner running runs rural rust
  safe safest sad same sat save say school sea see seem self sell sensible service serviced set sexy she shop shopping short should show side simple since single sit six size sky slow smart smooth snow so solid some someone something son soon sort sorted space spare special speed spend sporty start station stay still stop storage straight strong student style stylish such suit summer sun super sure swap
  take taken tall tax team teen teenager tell ten test than thanks that the their them then there these they thing think this those three through tidy tie time tin tiny tip tips to today together tom ton too took top tour tow town track travel trip trips try turn tv two type
  ulez under unit until up us use used useful useless usual
  value very view
  wait walk want war warm was wash water way we weather week weekend weekends well went were wet what wheel wheels when where which while who whole why wide wife will win winter wish wit with without work works world worth would wow
  year years yes yet you young your youre zip zero
  across battery change clip gold header hearing lead leasing lease pcp monthly pool racing trial deposit
`;
