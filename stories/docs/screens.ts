/** What a page of Storybook with several states of a screen is for. */
export interface ScreenManual {
  /** What people do with it, in one or two sentences. */
  readonly purpose: string;
  /** Where people find it. */
  readonly place: string;
}

/** The screens, by their titles in Storybook. */
export const screens: Readonly<Record<string, ScreenManual>> = {
  'Screens/Booking/Vehicle and place': {
    purpose:
      'The first step of a workshop booking: which vehicle it is, and where its owner wants to go.',
    place: 'The block BookingAssistant.',
  },
  'Screens/Booking/Services and add-ons': {
    purpose: 'The steps in which visitors choose what is to be done, and what else they want.',
    place: 'The block BookingAssistant.',
  },
  'Screens/Booking/Workshop and time': {
    purpose: 'The step in which visitors choose a workshop, a day and a free time.',
    place: 'The block BookingAssistant.',
  },
  'Screens/Booking/Contact details': {
    purpose: 'The last step of a booking: who books. It is sent from here.',
    place: 'The block BookingAssistant.',
  },
  'Screens/Booking/Unknown outcome': {
    purpose:
      'What visitors read if nobody knows whether their booking arrived: neither a success nor a failure is claimed.',
    place: 'The block BookingAssistant, after a booking was sent.',
  },
  'Screens/Booking/Confirmation': {
    purpose: 'What was booked, where and when, with the way into the visitor’s own calendar.',
    place: 'The block BookingAssistant, after a booking was accepted.',
  },
  'Screens/Booking/Summary': {
    purpose:
      'What has been chosen so far, and what it costs. On phones it is a sheet at the lower edge.',
    place: 'The block BookingAssistant, beside all steps.',
  },
  'Screens/Cars/Card': {
    purpose:
      'One car among others: its picture, its price and the facts by which visitors compare.',
    place:
      'Lists and rows of cars: CarList, CarTeaserQuery, CarTeaserFixed, CarOfTheWeek, SavedCars.',
  },
  'Screens/Cars/Detail': {
    purpose:
      'Everything about one car: pictures, price, equipment, finance, and how to reach the seller.',
    place: 'The block CarDetail.',
  },
  'Screens/Cars/Media': {
    purpose:
      'The viewer of a car: its pictures, its films and its turns, also as large as the window.',
    place: 'The block CarDetail.',
  },
  'Screens/Cars/List': {
    purpose:
      'All cars of a site, to search, to filter and to sort. The state is in the address, so a list can be shared.',
    place: 'The block CarList.',
  },
  'Screens/Cars/List/Following': {
    purpose: 'Following a search: visitors see on their next visit which cars are new in it.',
    place: 'The block CarList.',
  },
  'Screens/Cars/Filters of the list': {
    purpose: 'The filters beside the list, with the number of cars for each value.',
    place: 'The block CarList, in wide windows.',
  },
  'Screens/Cars/Filters on a phone': {
    purpose: 'The same filters in a drawer over the page.',
    place: 'The block CarList, on phones and tablets.',
  },
  'Screens/Cars/Loading the list': {
    purpose: 'What visitors see while cars are loading, and if they can’t be loaded.',
    place: 'The block CarList.',
  },
  'Screens/Cars/Monthly cost': {
    purpose: 'Cars that a visitor can afford: a limit on what a loan costs in a month.',
    place: 'The block CarList.',
  },
  'Screens/Cars/List near a place': {
    purpose: 'Cars near a town or the visitor’s own position, the nearest first.',
    place: 'The block CarList.',
  },
  'Screens/Cars/List, pictures by swiping': {
    purpose: 'Further pictures of a car in the list, without leaving it.',
    place: 'The block CarList, on touch screens.',
  },
  'Screens/Cars/Compare': {
    purpose: 'Choosing up to three cars to compare, and keeping the choice from page to page.',
    place: 'CarList and CarDetail.',
  },
  'Screens/Cars/Table of the comparison': {
    purpose: 'Chosen cars side by side, fact by fact.',
    place: 'The dialog that the comparison opens.',
  },
  'Screens/Cars/Followed searches': {
    purpose: 'The searches that a visitor follows on this device, with the number of new cars.',
    place: 'The block SavedCars.',
  },
  'Screens/Cars/Reduced prices': {
    purpose: 'A price with the earlier one, as the law on price reductions prescribes.',
    place: 'Cards and pages of cars.',
  },
  'Screens/Cars/Contact': {
    purpose: 'Writing to the seller of a car. The message is a lead.',
    place: 'The block CarDetail.',
  },
  'Screens/Cars/Contact without script': {
    purpose: 'The same form for visitors whose browser runs no script, or before it has loaded.',
    place: 'The block CarDetail.',
  },
  'Screens/Cars/Loan and leasing': {
    purpose:
      'What a car costs in a month, by loan or leasing, with the example that the law requires.',
    place: 'The block CarDetail.',
  },
  'Screens/Finance quote': {
    purpose: 'Finance quotes for British cars, calculated by the lender.',
    place: 'The block CarDetail, on British sites.',
  },
  'Screens/Facilities/Opening hours': {
    purpose: 'When a facility and its departments are open, with today’s state in words.',
    place: 'FacilityDetail and FacilityList.',
  },
  'Screens/Consent': {
    purpose:
      'The question about cookies. Both answers are equally easy, and can be changed later from the footer.',
    place: 'Every page of a site that measures its use, until a visitor has answered.',
  },
  'Screens/Sharing': {
    purpose: 'Sharing a page, copying its address or printing it.',
    place: 'CarDetail, FacilityDetail and StoryArticle.',
  },
  'Screens/Tire hotel/Number and login': {
    purpose:
      'How an owner of stored wheels signs in: the registration number, and a code sent to a known phone or address.',
    place: 'The block TireHotel.',
  },
  'Screens/Tire hotel/Vehicle and time': {
    purpose: 'Which wheels are stored, and when they are to be changed.',
    place: 'The block TireHotel.',
  },
  'Screens/Tire hotel/Booking': {
    purpose: 'A booked change of wheels, which can be moved or cancelled.',
    place: 'The block TireHotel.',
  },
  'Blocks/Representative example of credit': {
    purpose:
      'The example of a loan that the law requires on a page with monthly costs. It is shown once, by the first block that needs it.',
    place: 'Every page with a block that shows a monthly cost.',
  },
  'Blocks/Renderer': {
    purpose:
      'What a page shows of blocks that fail, that nobody knows or that take their time. One block never breaks another.',
    place: 'Every page, for engineers.',
  },
  'Features/Navigation/MenuPanel': {
    purpose: 'The part of the menu that opens over the page, at any depth.',
    place: 'MainNavigation and MegaMenuNavigation, in narrow windows.',
  },
  'Editor/BlockPicker': {
    purpose: 'Finding a block by its words or its picture, to add it to a page.',
    place: 'The page editor.',
  },
  'Editor/ChecksPanel': {
    purpose: 'What is wrong with a page, with the way to each place.',
    place: 'The page editor.',
  },
  'Editor/FieldForm': {
    purpose: 'The form of a block or a page, made from its declaration.',
    place: 'The page editor, and the manuals of blocks.',
  },
  'Editor/RichTextEditor': {
    purpose: 'Writing formatted text, with only what the sites can show.',
    place: 'The page editor, in fields with formatted text.',
  },
};
