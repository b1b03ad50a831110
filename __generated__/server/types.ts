export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Europe/Paris, `2026-11-24`. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 with its offset, `2026-11-24T12:00:00+01:00`. */
  DateTime: { input: string; output: string; }
};

/** The fourteen allergens that must be declared (EU regulation 1169/2011, annex II). */
export type Allergen =
  /** Celery. */
  | 'celery'
  /** Crustaceans. */
  | 'crustaceans'
  /** Eggs. */
  | 'eggs'
  /** Fish. */
  | 'fish'
  /** Cereals with gluten. */
  | 'gluten'
  /** Lupin. */
  | 'lupin'
  /** Milk. */
  | 'milk'
  /** Molluscs. */
  | 'molluscs'
  /** Mustard. */
  | 'mustard'
  /** Nuts. */
  | 'nuts'
  /** Peanuts. */
  | 'peanuts'
  /** Sesame. */
  | 'sesame'
  /** Soya. */
  | 'soybeans'
  /** Sulphites. */
  | 'sulphites';

/** A session. */
export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** Whether the account has a password yet; a canteen account gets in by mail first. */
  hasPassword: Scalars['Boolean']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The session token, for the cookie and the header. */
  token: Scalars['String']['output'];
};

/** Which inventory is wanted. */
export type AvailableInventoryInput = {
  /** The delivery day. */
  date: Scalars['Date']['input'];
  /** Two-digit department code of the address, 75 by default. Every department is offered the same: the reference server does not read it. */
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  /** Distribution points that may deliver; stock is the best of them. */
  distributionPointsIds: Array<Scalars['ID']['input']>;
  /** Only these lines; all of them when absent. */
  linesIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A brand: 1 is the house, 21 the pastry brand. */
export type Brand = {
  __typename?: 'Brand';
  /** Id, unique among brands. */
  id: Scalars['ID']['output'];
  /** Short key for styles. */
  key: Scalars['String']['output'];
  /** Name shown to people. */
  name: Scalars['String']['output'];
};

/** A day on which orders may be delivered, or not. */
export type BusinessDay = {
  __typename?: 'BusinessDay';
  /** When the day's last slot ends; midnight on a closed day. */
  endAt: Scalars['DateTime']['output'];
  /** The delivery slots in order; empty unless the day is open with sales. */
  slots: Array<Slot>;
  /** When the day's first slot starts; midnight on a closed day. */
  startAt: Scalars['DateTime']['output'];
  /** Whether the day sells. */
  status: BusinessDayStatus;
};

/** Whether a day sells (docs/rules/time.md#business-days). */
export type BusinessDayStatus =
  /** Sundays and public holidays. */
  | 'closed'
  /** Orders are taken and delivered. */
  | 'openWithSales'
  /** The shop works but takes no order for the day. */
  | 'openWithoutSales';

/** A team that delivers from its own distribution points. */
export type BusinessUnit = {
  __typename?: 'BusinessUnit';
  /** Id, unique among business units. */
  id: Scalars['ID']['output'];
};

/** A place where a company's people are served. */
export type CanteenLocation = {
  __typename?: 'CanteenLocation';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Id, unique among locations. */
  id: Scalars['ID']['output'];
  /** Whether room service comes here. */
  isRoomServiceDeliveryPoint: Scalars['Boolean']['output'];
  /** Latitude, in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude, in degrees. */
  lng: Scalars['Float']['output'];
};

/** Feedback on a canteen order. */
export type CanteenOrderFeedbackInput = {
  /** Anything else, 2,000 characters at most. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Words among those offered. */
  feedbackTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it was good. */
  isSatisfied: Scalars['Boolean']['input'];
};

/** A canteen order, as much as its feedback page may show to whoever holds the link. */
export type CanteenOrderSummary = {
  __typename?: 'CanteenOrderSummary';
  /** Hour of delivery. */
  deliveryHour: Scalars['DateTime']['output'];
  /** Words to choose among, in French. */
  feedbackTags: Array<Scalars['String']['output']>;
  /** Whether feedback was given. */
  isFeedbackDone: Scalars['Boolean']['output'];
  /** Names of what was ordered. */
  itemNames: Array<Scalars['String']['output']>;
  /** Number for people. */
  number: Scalars['String']['output'];
};

/** A saved payment card. */
export type Card = {
  __typename?: 'Card';
  /** Network, `visa`. */
  brand: Scalars['String']['output'];
  /** Two-letter country of the issuer. */
  country: Maybe<Scalars['String']['output']>;
  /** The customer who saved it. */
  customer: Scalars['String']['output'];
  /** Outcome of the security code check, `pass`. */
  cvc_check: Maybe<Scalars['String']['output']>;
  /** Month of expiry, 1 to 12. */
  exp_month: Scalars['Int']['output'];
  /** Year of expiry, four digits. */
  exp_year: Scalars['Int']['output'];
  /** Id at the payment provider. */
  id: Scalars['ID']['output'];
  /** Last four digits. */
  last4: Scalars['String']['output'];
};

/** A cart as the server stored and priced it. */
export type Cart = {
  __typename?: 'Cart';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Who delivers there, as the server found it; null, as the next four, where nobody does. */
  businessUnitId: Maybe<Scalars['ID']['output']>;
  /** What the server had to change. */
  changes: Array<CartChange>;
  /** When it was created. */
  creationDate: Maybe<Scalars['DateTime']['output']>;
  /** Who receives the delivery. */
  deliveryContact: Maybe<CartDeliveryContact>;
  /** Mobile number that is told by SMS. */
  deliveryContactSMSNumber: Maybe<Scalars['String']['output']>;
  /** The delivery day. */
  deliveryDay: Maybe<Scalars['Date']['output']>;
  /** Delivery price of the zone, cents HT; null for the default fee. */
  deliveryPrice: Maybe<Scalars['Int']['output']>;
  /** The delivery slot; `deliverySlotStartAt` and `deliverySlotEndAt` say the same by name. */
  deliverySlot: Maybe<DeliverySlot>;
  /** End of the delivery slot. */
  deliverySlotEndAt: Maybe<Scalars['DateTime']['output']>;
  /** Start of the delivery slot. */
  deliverySlotStartAt: Maybe<Scalars['DateTime']['output']>;
  /** The zone of the address. */
  deliveryZoneId: Maybe<Scalars['ID']['output']>;
  /** Two-digit department code. */
  departmentCode: Scalars['String']['output'];
  /** Distance from that kitchen to the address, in metres. */
  distanceToDistributionPoint: Maybe<Scalars['Int']['output']>;
  /** The kitchen that it leaves from. */
  distributionPointId: Maybe<Scalars['ID']['output']>;
  /** Cutlery for every cover. */
  hasCutlery: Scalars['Boolean']['output'];
  /** Individual boxes for every cover. */
  hasIndividualBoxes: Scalars['Boolean']['output'];
  /** Placemats for every cover. */
  hasPlacemats: Scalars['Boolean']['output'];
  /** Whether the courier leaves the bags. */
  hasToLeaveBags: Scalars['Boolean']['output'];
  /** Its key, a UUID. */
  id: Scalars['ID']['output'];
  /** Postal address of the invoice, on one line. */
  invoiceAddress: Maybe<Scalars['String']['output']>;
  /** Company name on the invoice. */
  invoiceCompanyName: Maybe<Scalars['String']['output']>;
  /** Company number of 14 digits on the invoice. */
  invoiceCompanySiret: Maybe<Scalars['String']['output']>;
  /** Who receives the invoice; `invoiceAddress` … `invoiceDetails` say the same by name. */
  invoiceContact: Maybe<CartInvoiceContact>;
  /** Full name on the invoice. */
  invoiceCustomerName: Maybe<Scalars['String']['output']>;
  /** Reference or instructions on the invoice. */
  invoiceDetails: Maybe<Scalars['String']['output']>;
  /** When trays are fetched again. */
  itemRecovery: Maybe<ItemRecovery>;
  /** Items after the server's changes. */
  items: Array<CartItem>;
  /** Latitude, in degrees. */
  lat: Scalars['Float']['output'];
  /** The line whose storefront it was filled in. */
  lineId: Maybe<Scalars['ID']['output']>;
  /** Longitude, in degrees. */
  lng: Scalars['Float']['output'];
  /** The brand whose storefront it was filled in. */
  mainBrandId: Maybe<Scalars['ID']['output']>;
  /** The company location of a room-service delivery. */
  roomServiceLocationId: Maybe<Scalars['ID']['output']>;
  /** Whether hot dishes are delivered hot. */
  toDeliversHot: Scalars['Boolean']['output'];
  /** Totals for the stored choices. */
  totals: CartTotals;
};

/** An item that the server removed or reduced. */
export type CartChange = {
  __typename?: 'CartChange';
  /** The product or the menu. */
  itemId: Scalars['ID']['output'];
  /** The line that it was chosen in. */
  lineId: Scalars['ID']['output'];
  /** The least quantity that it is sold in, when some are left and the item fell short of it; null otherwise. */
  minimumQuantity: Maybe<Scalars['Int']['output']>;
  /** Name; null when it no longer exists. */
  name: Maybe<Scalars['String']['output']>;
  /** Units kept; 0 when it was removed. */
  qty: Scalars['Int']['output'];
  /** Units asked for. */
  requestedQty: Scalars['Int']['output'];
  /** Which of the two. */
  type: CartItemType;
};

/** Who receives the delivery of a cart. */
export type CartDeliveryContact = {
  __typename?: 'CartDeliveryContact';
  /** Floor, code, instructions. */
  details: Maybe<Scalars['String']['output']>;
  /** A remembered contact, or 0 for one written by hand. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Maybe<Scalars['String']['output']>;
  /** Phone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Who receives the delivery. */
export type CartDeliveryContactInput = {
  /** Floor, code, instructions. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** A remembered contact, or 0 for one written by hand. */
  id: Scalars['ID']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Phone. */
  phone: Scalars['String']['input'];
};

/** A cart as the browser holds it (docs/rules/cart.md#content): no price is taken from it. */
export type CartInput = {
  /** Postal address on one line, at least 4 characters. */
  address: Scalars['String']['input'];
  /** What the browser found for the address, here and in the next four: the server looks it up itself and takes none of it. */
  businessUnitId?: InputMaybe<Scalars['ID']['input']>;
  /** When it was created. */
  creationDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who receives the delivery. */
  deliveryContact?: InputMaybe<CartDeliveryContactInput>;
  /** Mobile number that is told by SMS. */
  deliveryContactSMSNumber?: InputMaybe<Scalars['String']['input']>;
  /** The delivery day. */
  deliveryDay?: InputMaybe<Scalars['Date']['input']>;
  /** Delivery price of the zone, cents HT. */
  deliveryPrice?: InputMaybe<Scalars['Int']['input']>;
  /** The delivery slot; `deliverySlotStartAt` and `deliverySlotEndAt` say the same by name, and either is enough. */
  deliverySlot?: InputMaybe<DeliverySlotInput>;
  /** End of the delivery slot. Error BAD_USER_INPUT without its start, or when `deliverySlot` says otherwise. */
  deliverySlotEndAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Start of the delivery slot. Error BAD_USER_INPUT without its end, or when `deliverySlot` says otherwise. */
  deliverySlotStartAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The zone of the address. */
  deliveryZoneId?: InputMaybe<Scalars['ID']['input']>;
  /** Two-digit department code: counts only where neither the zone nor the postal code of the address tells it. */
  departmentCode?: InputMaybe<Scalars['String']['input']>;
  /** Distance from that kitchen to the address, in metres. */
  distanceToDistributionPoint?: InputMaybe<Scalars['Float']['input']>;
  /** The kitchen that it leaves from. */
  distributionPointId?: InputMaybe<Scalars['ID']['input']>;
  /** Cutlery for every cover. */
  hasCutlery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Individual boxes for every cover. */
  hasIndividualBoxes?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placemats for every cover. */
  hasPlacemats?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the courier leaves the bags; true by default. */
  hasToLeaveBags?: InputMaybe<Scalars['Boolean']['input']>;
  /** Postal address of the invoice, on one line. Error BAD_USER_INPUT when `invoiceContact` says otherwise, here and below. */
  invoiceAddress?: InputMaybe<Scalars['String']['input']>;
  /** Company name on the invoice. */
  invoiceCompanyName?: InputMaybe<Scalars['String']['input']>;
  /** Company number of 14 digits on the invoice. */
  invoiceCompanySiret?: InputMaybe<Scalars['String']['input']>;
  /** Who receives the invoice; `invoiceAddress` … `invoiceDetails` say the same by name, and either is enough. */
  invoiceContact?: InputMaybe<CartInvoiceContactInput>;
  /** Full name on the invoice. */
  invoiceCustomerName?: InputMaybe<Scalars['String']['input']>;
  /** Reference or instructions on the invoice. */
  invoiceDetails?: InputMaybe<Scalars['String']['input']>;
  /** When trays are fetched again. */
  itemRecovery?: InputMaybe<ItemRecoveryInput>;
  /** Items. */
  items: Array<CartItemInput>;
  /** Latitude, in degrees. */
  lat: Scalars['Float']['input'];
  /** The line whose storefront it was filled in. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Longitude, in degrees. */
  lng: Scalars['Float']['input'];
  /** The brand whose storefront it was filled in. */
  mainBrandId?: InputMaybe<Scalars['ID']['input']>;
  /** The company location of a room-service delivery. */
  roomServiceLocationId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether hot dishes are delivered hot. */
  toDeliversHot?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who receives the invoice of a cart. */
export type CartInvoiceContact = {
  __typename?: 'CartInvoiceContact';
  /** Postal address on one line. */
  address: Maybe<Scalars['String']['output']>;
  /** Company name. */
  companyName: Maybe<Scalars['String']['output']>;
  /** Company number of 14 digits. */
  companySiret: Maybe<Scalars['String']['output']>;
  /** Full name. */
  customerName: Maybe<Scalars['String']['output']>;
  /** Reference or instructions. */
  details: Maybe<Scalars['String']['output']>;
  /** A remembered contact, or 0 for one written by hand. */
  id: Scalars['ID']['output'];
  /** Phone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Who receives the invoice. */
export type CartInvoiceContactInput = {
  /** Postal address on one line. */
  address: Scalars['String']['input'];
  /** Company name. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Company number of 14 digits. */
  companySiret?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  customerName: Scalars['String']['input'];
  /** Reference or instructions. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** A remembered contact, or 0 for one written by hand. */
  id: Scalars['ID']['input'];
  /** Phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A cart item as stored. */
export type CartItem = {
  __typename?: 'CartItem';
  /** The product or the menu. */
  itemId: Scalars['ID']['output'];
  /** The line that it was chosen in. */
  lineId: Scalars['ID']['output'];
  /** Units. */
  qty: Scalars['Int']['output'];
  /** Which of the two. */
  type: CartItemType;
};

/** A cart item: ids and a quantity. */
export type CartItemInput = {
  /** The product or the menu. */
  itemId: Scalars['ID']['input'];
  /** The line that it was chosen in. */
  lineId: Scalars['ID']['input'];
  /** Units, at least 1. */
  qty: Scalars['Int']['input'];
  /** Which of the two. */
  type: CartItemType;
};

/** Whether a cart item is a product or a menu. */
export type CartItemType =
  /** A menu. */
  | 'menu'
  /** A product. */
  | 'product';

/** Totals of a cart (docs/rules/prices.md#totals); cents. */
export type CartTotals = {
  __typename?: 'CartTotals';
  /** Words of the discount; null without one. */
  companyDiscountTitle: Maybe<Scalars['String']['output']>;
  /** Fallback VAT rate, in percent. */
  globalVatRate: Scalars['Float']['output'];
  /** Company discount, HT. */
  sumCompanyDiscountHT: Scalars['Int']['output'];
  /** Company discount, TTC. */
  sumCompanyDiscountTTC: Scalars['Int']['output'];
  /** VAT rate used for the discount TTC, in percent. */
  sumCompanyDiscountVatRate: Scalars['Float']['output'];
  /** Delivery, HT. */
  sumDeliveryPriceHT: Scalars['Int']['output'];
  /** Same-day fee, HT. */
  sumLastMinutePriceHT: Scalars['Int']['output'];
  /** Everything, HT, after the discount. */
  sumPriceCartHT: Scalars['Int']['output'];
  /** Everything, TTC, after the discount. */
  sumPriceCartTTC: Scalars['Int']['output'];
  /** Extra costs, HT. */
  sumPriceExtraCostsHT: Scalars['Int']['output'];
  /** Menus, HT. */
  sumPriceMenusHT: Scalars['Int']['output'];
  /** Products, HT. */
  sumPriceProductsHT: Scalars['Int']['output'];
  /** VAT by rate; the parts add up to the total. */
  vatParts: Array<VatPart>;
};

/** Somebody who wants the catalogue. */
export type CatalogueProspectInput = {
  /** Company. */
  company: Scalars['String']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** First name. */
  firstname: Scalars['String']['input'];
  /** Last name. */
  lastname: Scalars['String']['input'];
  /** A French phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people: a bot fills it and is thanked for nothing. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A company with its agreements. */
export type CompanyEntity = {
  __typename?: 'CompanyEntity';
  /** Places where its people are served. */
  canteenLocations: Array<CanteenLocation>;
  /** Discounts by brand. */
  eventDiscounts: Array<EventDiscount>;
  /** Whether its people may order room service. */
  hasRoomServiceEnabled: Scalars['Boolean']['output'];
  /** Id, unique among companies. */
  id: Scalars['ID']['output'];
};

/** A message to the shop. */
export type ContactInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** The message, 5,000 characters at most. */
  message: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** A French phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Left empty by people: a bot fills it and is thanked for nothing. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What a customer's company has agreed. */
export type CustomerProfile = {
  __typename?: 'CustomerProfile';
  /** Field of activity. */
  companyActivityField: Maybe<Scalars['String']['output']>;
  /** The company; null for a customer without one. */
  companyEntity: Maybe<CompanyEntity>;
  /** Company name. */
  companyName: Maybe<Scalars['String']['output']>;
  /** Range of headcount, `50-99`. */
  companySize: Maybe<Scalars['String']['output']>;
  /** Agreed delivery fee, cents HT; null for the zone's. */
  defaultOrderDeliveryFee: Maybe<Scalars['Int']['output']>;
  /** Agreed last-minute fee, cents HT; null for the general one. */
  defaultOrderLastMinuteFee: Maybe<Scalars['Int']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Products that are kept as favourites, the newest first; those that left the catalogue are not among them. */
  favourites: Array<Favourite>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Whether the newsletter is wanted. */
  hasAcceptedNewsletter: Scalars['Boolean']['output'];
  /** Whether a password is set: who got in by mail may have none. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id, the user's own. */
  id: Scalars['ID']['output'];
  /** Whether the owner of the account followed a link mailed to its address. Mails about the account and its orders wait until then. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Carts that are kept under a name, in the order of their names. */
  namedCarts: Array<NamedCart>;
  /** Keys that sign in without a password, the newest first. */
  passkeys: Array<Passkey>;
  /** Phone, as the customer wrote it. */
  phone: Maybe<Scalars['String']['output']>;
  /** Orders that are repeated every week, the oldest first. */
  plans: Array<OrderPlan>;
  /** The customer's id at the payment provider; null until a first card is saved or pays. */
  stripeCustomerId: Maybe<Scalars['String']['output']>;
  /** Campaign that brought the customer. */
  utmSource: Maybe<Scalars['String']['output']>;
};

/** An address that the viewer was delivered at. */
export type DeliveryAddress = {
  __typename?: 'DeliveryAddress';
  /** Postal address on one line. */
  address: Scalars['String']['output'];
  /** Two-digit department code. */
  departmentCode: Scalars['String']['output'];
  /** Latitude, in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude, in degrees. */
  lng: Scalars['Float']['output'];
};

/** Somebody who receives deliveries. */
export type DeliveryContact = {
  __typename?: 'DeliveryContact';
  /** Full name. */
  deliveryContactName: Scalars['String']['output'];
  /** Phone. */
  deliveryContactPhone: Scalars['String']['output'];
  /** Floor, code, instructions. */
  deliveryDetails: Maybe<Scalars['String']['output']>;
  /** Id, unique among delivery contacts. */
  id: Scalars['ID']['output'];
};

/** The slot of a cart. */
export type DeliverySlot = {
  __typename?: 'DeliverySlot';
  /** End. */
  end: Scalars['DateTime']['output'];
  /** Start. */
  start: Scalars['DateTime']['output'];
};

/** A delivery slot. */
export type DeliverySlotInput = {
  /** End. */
  end: Scalars['DateTime']['input'];
  /** Start. */
  start: Scalars['DateTime']['input'];
};

/** An area that is delivered at one price. */
export type DeliveryZone = {
  __typename?: 'DeliveryZone';
  /** Who delivers there; null where nobody does yet. */
  businessUnit: Maybe<BusinessUnit>;
  /** Delivery price, cents HT; null for the default fee. */
  deliveryPrice: Maybe<Scalars['Int']['output']>;
  /** Two-digit department code, `75`. */
  departmentCode: Scalars['String']['output'];
  /** Id, unique among zones. */
  id: Scalars['ID']['output'];
};

/** A kitchen that deliveries leave from. */
export type DistributionPoint = {
  __typename?: 'DistributionPoint';
  /** Distance to the address asked about, in metres; null when no address was given. */
  distance: Maybe<Scalars['Int']['output']>;
  /** Id, unique among distribution points. */
  id: Scalars['ID']['output'];
};

/** A file that belongs to an order. */
export type Document = {
  __typename?: 'Document';
  /** Signed address that expires. */
  fileUrl: Scalars['String']['output'];
  /** Number that stands on it, `AV-2026-000007`; null for one without. */
  number: Maybe<Scalars['String']['output']>;
  /** `invoice`, `deliveryNote`, or `creditNote`, one for each refund of an invoiced order. */
  type: Scalars['String']['output'];
};

/** What an unsubscribe link is about. */
export type EmailSubscriptions = {
  __typename?: 'EmailSubscriptions';
  /** The address, partly hidden: `c•••••@atelier-nord.example`. */
  maskedEmail: Scalars['String']['output'];
  /** The mails that it gets. */
  subscriptions: Array<MailSubscription>;
};

/** A discount that a company has on a brand (docs/rules/prices.md#company-discount). */
export type EventDiscount = {
  __typename?: 'EventDiscount';
  /** The brand that it applies to. */
  brand: Brand;
  /** Fixed amount, cents HT; 0 when the percentage applies. */
  discountAmount: Scalars['Int']['output'];
  /** Share taken off box, other and menu items, in percent; 0 when the amount applies. */
  discountPercentage: Scalars['Float']['output'];
  /** Id, unique among discounts. */
  id: Scalars['ID']['output'];
  /** Total from which it applies, cents HT with delivery and last-minute fees. */
  minimumCartAmount: Scalars['Int']['output'];
};

/** A product that a customer keeps, as the catalogue has it today, whatever the day of delivery. */
export type Favourite = {
  __typename?: 'Favourite';
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** The line that it is sold in. */
  lineId: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Address of its picture on the static host. */
  pictureUrl: Scalars['String']['output'];
  /** Unit price, cents HT. */
  price: Scalars['Int']['output'];
};

/** A banner above the pages. */
export type HelloBar = {
  __typename?: 'HelloBar';
  /** Background, `#RRGGBB`. */
  bgColor: Scalars['String']['output'];
  /** Plain text. */
  content: Scalars['String']['output'];
  /** Id, changes with the content. */
  id: Scalars['ID']['output'];
  /** Whether it shows. */
  isActive: Scalars['Boolean']['output'];
  /** An https or relative address that it leads to. */
  link: Maybe<Scalars['String']['output']>;
  /** Ink, `#RRGGBB`. */
  textColor: Scalars['String']['output'];
};

/** An ingredient and its share. */
export type Ingredient = {
  __typename?: 'Ingredient';
  /** Name, in French. */
  name: Scalars['String']['output'];
  /** Share of the recipe, in percent; null when it need not be declared. */
  percentage: Maybe<Scalars['Float']['output']>;
};

/** What can be ordered. */
export type Inventory = {
  __typename?: 'Inventory';
  /** The lines that hold them. */
  lines: Array<Line>;
  /** Menus in catalogue order. */
  menus: Array<Menu>;
  /** Products in catalogue order. */
  products: Array<Product>;
};

/** Somebody who receives invoices. */
export type InvoiceContact = {
  __typename?: 'InvoiceContact';
  /** Id, unique among invoice contacts. */
  id: Scalars['ID']['output'];
  /** Postal address on one line. */
  invoiceAddress: Scalars['String']['output'];
  /** Company name. */
  invoiceCompanyName: Maybe<Scalars['String']['output']>;
  /** Company number of 14 digits. */
  invoiceCompanySiret: Maybe<Scalars['String']['output']>;
  /** Full name. */
  invoiceCustomerName: Scalars['String']['output'];
  /** Reference, cost centre, instructions. */
  invoiceDetails: Maybe<Scalars['String']['output']>;
  /** Phone. */
  invoicePhone: Maybe<Scalars['String']['output']>;
};

/** When and where the trays of an order are fetched again (docs/rules/orders.md#tray-recovery). */
export type ItemRecovery = {
  __typename?: 'ItemRecovery';
  /** Hour agreed: the slot's start plus half its length. */
  bookedRecoveryHour: Maybe<Scalars['DateTime']['output']>;
  /** Where, when it is not the delivery address. */
  recoveryAddress: Maybe<RecoveryAddress>;
  /** A remembered contact, or 0 for one written by hand. */
  recoveryContactId: Maybe<Scalars['ID']['output']>;
  /** Full name of who hands them over. */
  recoveryContactName: Maybe<Scalars['String']['output']>;
  /** Phone of who hands them over. */
  recoveryContactPhone: Maybe<Scalars['String']['output']>;
  /** Instructions. */
  recoveryInstructions: Maybe<Scalars['String']['output']>;
  /** The slot chosen. */
  selectedSlot: Maybe<RecoverySlot>;
};

/** When and where trays are fetched again (docs/rules/orders.md#tray-recovery). */
export type ItemRecoveryInput = {
  /** Hour agreed. */
  bookedRecoveryHour?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where, when it is not the delivery address. */
  recoveryAddress?: InputMaybe<RecoveryAddressInput>;
  /** A remembered contact, or 0 for one written by hand. */
  recoveryContactId?: InputMaybe<Scalars['ID']['input']>;
  /** Full name. */
  recoveryContactName?: InputMaybe<Scalars['String']['input']>;
  /** Phone. */
  recoveryContactPhone?: InputMaybe<Scalars['String']['input']>;
  /** Instructions. */
  recoveryInstructions?: InputMaybe<Scalars['String']['input']>;
  /** The slot chosen. */
  selectedSlot?: InputMaybe<DeliverySlotInput>;
};

/** A range with its own storefront, hours and lead time. */
export type Line = {
  __typename?: 'Line';
  /** Its brand. */
  brand: Brand;
  /** Id, six characters or longer. */
  id: Scalars['ID']['output'];
  /** How long before its start a delivery slot has to be ordered, in minutes. */
  leadTimeMinutes: Scalars['Int']['output'];
  /** Name shown to people. */
  name: Scalars['String']['output'];
  /** Name of its storefront in the address bar, `plateaux-repas`. */
  slug: Scalars['String']['output'];
};

/** A sort of mail that can be stopped. */
export type MailSubscription = {
  __typename?: 'MailSubscription';
  /** What it brings and how often, in French. */
  description: Scalars['String']['output'];
  /** Id of the list, `newsletter`. */
  id: Scalars['ID']['output'];
  /** Whether it is wanted. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Name, in French. */
  name: Scalars['String']['output'];
};

/** A named place on the map. */
export type MapPoint = {
  __typename?: 'MapPoint';
  /** Latitude, in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude, in degrees. */
  lng: Scalars['Float']['output'];
  /** Name shown to people. */
  name: Scalars['String']['output'];
};

/** The meats whose origin must be shown where they are sold ready to eat. */
export type Meat =
  /** Beef and veal. */
  | 'beef'
  /** Lamb and mutton. */
  | 'lamb'
  /** Pork, ham and bacon. */
  | 'pork'
  /** Chicken, duck and other poultry. */
  | 'poultry';

/** Where a meat comes from (French decrees 2002-1465 and 2022-65). */
export type MeatOrigin = {
  __typename?: 'MeatOrigin';
  /** Countries in which the animals were born, raised and slaughtered, as ISO 3166-1 codes of two letters. */
  countries: Array<Scalars['String']['output']>;
  /** Which meat. */
  meat: Meat;
};

/** Several products sold together at one price. */
export type Menu = {
  __typename?: 'Menu';
  /** Menus left: as many as its scarcest product allows. */
  available: Scalars['Int']['output'];
  /** Its brand. */
  brand: Brand;
  /** A few sentences. */
  description: Scalars['String']['output'];
  /** Id, unique among menus only. */
  id: Scalars['ID']['output'];
  /** Its line. */
  line: Line;
  /** Least quantity in one order. */
  minimumQuantity: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** People whom one menu serves. */
  participantsPerQuantity: Scalars['Int']['output'];
  /** Address of its picture on the static host. */
  pictureUrl: Scalars['String']['output'];
  /** Unit price, cents HT. */
  price: Scalars['Int']['output'];
  /** Its products; a product stands as often as the menu holds it. */
  productsIds: Array<Scalars['ID']['output']>;
  /** Why it cannot be ordered, in words for customers; null when it can. */
  unavailabilityPublicMessage: Maybe<Scalars['String']['output']>;
  /** VAT rate, in percent. */
  vatRate: Scalars['Float']['output'];
};

/** Every change. Only a JSON POST may carry one. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the terms of sale with a mailed token. Errors `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
  acceptTerms: Scalars['Boolean']['output'];
  /** Keeps a product among the viewer's favourites; one that is kept already stays. Errors UNAUTHENTICATED, NOT_FOUND for a product that does not exist, BAD_USER_INPUT on `productId`: `TOO_MANY` for an account that has 200 favourites, RATE_LIMITED. */
  addFavourite: CustomerProfile;
  /** Adds the passkey that the device has made, and tells the viewer by mail. Errors UNAUTHENTICATED, BAD_USER_INPUT on `passkey`: `WRONG` for one that is not the response to the viewer's challenge, `TAKEN` for one that an account has, `TOO_MANY`. */
  addPasskey: CustomerProfile;
  /** Names somebody for the reward programme and mails them (docs/rules/accounts.md#referral). Errors UNAUTHENTICATED, RATE_LIMITED, BAD_USER_INPUT when the address is empty, malformed, the viewer's own or already named. */
  addRewardProgram: Scalars['Boolean']['output'];
  /** Signs in (docs/rules/accounts.md#sign-in). Errors `Unknown account`, `Null password` and `Wrong password` (BAD_USER_INPUT), BAD_USER_INPUT on an unknown `type`, RATE_LIMITED. */
  authenticate: AuthPayload;
  /** Signs in by a passkey, as `authenticate` does by a password. Error `Wrong passkey` (BAD_USER_INPUT), RATE_LIMITED. */
  authenticateByPasskey: AuthPayload;
  /** Whether an address has a company account. Tells what `signup` tells, and is counted with it. Errors BAD_USER_INPUT, RATE_LIMITED. */
  checkEmail: Scalars['Boolean']['output'];
  /** Whether a mailed token can still be used. Errors BAD_USER_INPUT on an unknown `type`, RATE_LIMITED. */
  checkTokenValidity: Scalars['Boolean']['output'];
  /** Closes the viewer's account for good (docs/rules/accounts.md#closing): its sessions, passkeys and mailed links end, what it kept is deleted, its saved cards at the payment provider too. Orders and invoices stay as long as the law wants; the address may open another account at once. Errors UNAUTHENTICATED, BAD_USER_INPUT with `OPEN_ORDER`, `PAYMENT_DUE` or `REFUND_DUE` on `account`, or, of a viewer who signed in more than a quarter of an hour ago, `REQUIRED` or `WRONG` on `password`, and `SIGN_IN` on `account` for one without a password; RATE_LIMITED. */
  closeAccount: Scalars['Boolean']['output'];
  /** Confirms the address of an account, or a subscription to the newsletter, with a mailed token. Errors `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
  confirmEmail: Scalars['Boolean']['output'];
  /** Turns the stored cart into an order. Answers `ORDER_ID:<id>`, or one of CART_EMPTY, OUT_OF_STOCK, SLOT_UNAVAILABLE, TOO_LATE, TOO_FAR, OUT_OF_DISTANCE, TOO_FAR_AHEAD, TOO_MANY_UNPAID, UNPAID_SHARE, MINIMUM_ORDER_AMOUNT, WIRE_TRANSFER_NOT_ALLOWED, PRICE_CHANGED (docs/rules/orders.md#refusals). Errors UNAUTHENTICATED, FORBIDDEN for a storefront that the account may not order from, BAD_USER_INPUT with a code on each contact's field that is missing or wrong, RATE_LIMITED. The same cart twice gives the same order. */
  createOrder: Scalars['String']['output'];
  /** The payment intent of an unpaid order of the viewer; the same open intent when asked again (docs/rules/payments.md#cards). Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with the message ORDER_ALREADY_PAID or ORDER_CANCELED, RATE_LIMITED, PAYMENT_FAILED: with `NOT_CHARGED` on `card` when the order has no intent by which a card could have been charged. */
  createPaymentIntent: PaymentIntent;
  /** Prepares saving a card of the viewer outside an order (docs/rules/payments.md#cards). Errors UNAUTHENTICATED, PAYMENT_FAILED, RATE_LIMITED. */
  createSetupIntent: SetupIntent;
  /** The viewer's payment customer id, created when there is none yet. Errors UNAUTHENTICATED, PAYMENT_FAILED, RATE_LIMITED. */
  createStripeCustomerId: Scalars['String']['output'];
  /** Forgets a saved card of the viewer. Errors UNAUTHENTICATED, NOT_FOUND, PAYMENT_FAILED, RATE_LIMITED. */
  deleteCard: Scalars['Boolean']['output'];
  /** Forgets one of the viewer's named carts. Errors UNAUTHENTICATED, NOT_FOUND. */
  deleteNamedCart: CustomerProfile;
  /** Forgets one of the viewer's passkeys: it signs in no more. Errors UNAUTHENTICATED, NOT_FOUND. */
  deletePasskey: CustomerProfile;
  /** Ends the session of a token. True even when it had already ended. */
  disconnect: Scalars['Boolean']['output'];
  /** Ends a plan; what was ordered by it stands. Errors UNAUTHENTICATED, NOT_FOUND. */
  endPlan: CustomerProfile;
  /** Gives up an order of the viewer that waits for its payment: its intent is canceled first, then its stock and its slot are given back. False when its money has moved or may still move: the order stays (docs/rules/orders.md#holding). Errors UNAUTHENTICATED, NOT_FOUND, PAYMENT_FAILED, RATE_LIMITED. */
  giveUpOrder: Scalars['Boolean']['output'];
  /** Opens a company account without a password, for an order, and signs it in (docs/rules/accounts.md#opened-with-an-order). The same key and address sign in to the same account again, for an hour and until it has a password. Errors BAD_USER_INPUT with `extensions.fields` (`email: TAKEN` for an address that has an account, `key: TAKEN` for a key that has opened another one), RATE_LIMITED. */
  openAccount: AuthPayload;
  /** Pays an order of the viewer that waits for its card by bank transfer instead: its intent is canceled first. Errors UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for who may not, BAD_USER_INPUT when it no longer waits, PAYMENT_FAILED, RATE_LIMITED. */
  payOrderByCreditTransfer: Order;
  /** Takes a product out of the viewer's favourites; one that is not kept changes nothing. Errors UNAUTHENTICATED, RATE_LIMITED. */
  removeFavourite: CustomerProfile;
  /** Gives one of the viewer's named carts another name. Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT on `name`, as for `saveNamedCart`. */
  renameNamedCart: CustomerProfile;
  /** Repeats one of the viewer's orders every week, on its weekday and at its hour; each date is confirmed and paid by itself. Again changes nothing. Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `TOO_MANY` on `orderId` for an account that has 10. */
  repeatOrder: CustomerProfile;
  /** Mails a link that opens a canteen account to somebody whose address belongs to a company with a canteen. Always true. Error RATE_LIMITED. */
  requestCanteenAccess: Scalars['Boolean']['output'];
  /** Asks for the catalogue. Errors BAD_USER_INPUT with `extensions.fields`, RATE_LIMITED. */
  requestCatalogue: Scalars['Boolean']['output'];
  /** Asks for the trays of an order of the viewer to be fetched, or changes when and where (docs/rules/orders.md#tray-recovery). Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with `extensions.fields` or with the message RECOVERY_CLOSED, RATE_LIMITED. */
  requestItemRecovery: Scalars['Boolean']['output'];
  /** Asks to be called back. Errors BAD_USER_INPUT with `extensions.fields`, RATE_LIMITED. */
  requestPhoneCall: Scalars['Boolean']['output'];
  /** Asks for a quote (docs/rules/requests.md#forms). Errors BAD_USER_INPUT with `extensions.fields`, RATE_LIMITED. */
  requestQuote: Scalars['Boolean']['output'];
  /** Mails a link that sets a new password (docs/rules/accounts.md#recovery). Always true: it tells nobody who has an account. Errors BAD_USER_INPUT on an unknown `type`, RATE_LIMITED. */
  retrievePassword: Scalars['Boolean']['output'];
  /** Keeps these items under a name, to order them again; the same items under the same name again change nothing. Errors UNAUTHENTICATED, BAD_USER_INPUT on `name`: `REQUIRED`, `TOO_LONG` (more than 60 characters), `TAKEN` by other items unless `replaces` is given, on `items`: `REQUIRED`, `TOO_MANY` for an account that has 30 named carts, or each item's problem. */
  saveNamedCart: CustomerProfile;
  /** Writes to the shop. Errors BAD_USER_INPUT with `extensions.fields`, RATE_LIMITED. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Mails the viewer another link that confirms the address of the account; none when it is confirmed. Errors UNAUTHENTICATED, RATE_LIMITED. */
  sendEmailConfirmation: Scalars['Boolean']['output'];
  /** Stores the cart for `createOrder` and answers the server's own totals and what it had to change (docs/rules/cart.md#sync). Errors UNAUTHENTICATED for a visitor, FORBIDDEN for a storefront that the account may not order from, and with the message FOREIGN_CART on somebody else's key, BAD_USER_INPUT with a code on each field that cannot be used (`address: ELSEWHERE` for one whose postal code is not where its coordinates are), or with the field `key` on that of an order: ALREADY_BOUGHT for its very items, address and slot when it stands, ORDER_CANCELED, ORDER_UNPAID for this very cart while its order waits for a payment, else ALREADY_ORDERED. */
  setCart: Cart;
  /** Says which mails the viewer wants; those not named are stopped (docs/rules/mails.md#names). Errors UNAUTHENTICATED, BAD_USER_INPUT on an unknown one. */
  setMailSubscriptions: Array<MailSubscription>;
  /** Sets a password with a mailed token, which works once and for one hour, ends every other session and signs in. To an account without a password or a passkey, the token that confirms its address does the same. Errors `Wrong Token` (BAD_USER_INPUT), BAD_USER_INPUT with what is weak on `password` (docs/rules/accounts.md#passwords), RATE_LIMITED. */
  setNewPassword: AuthPayload;
  /** Leaves one date of a plan out, or takes it in again. Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT on `day`. */
  setPlanDateSkipped: CustomerProfile;
  /** Stops a plan for a while, or lets it run again. Errors UNAUTHENTICATED, NOT_FOUND. */
  setPlanPaused: CustomerProfile;
  /** Opens a company account and signs it in (docs/rules/accounts.md#sign-up). Errors BAD_USER_INPUT with `extensions.fields`, several messages joined by line breaks; RATE_LIMITED. */
  signup: AuthPayload;
  /** Begins to add a passkey to the viewer's account: what the browser's dialog needs. The challenge works once, for five minutes. Errors UNAUTHENTICATED, BAD_USER_INPUT with `TOO_MANY` on `passkey`, or, of a viewer who signed in more than a quarter of an hour ago, `REQUIRED` or `WRONG` on `password`, and `SIGN_IN` on `passkey` for one without a password; RATE_LIMITED. */
  startPasskeyCreation: PasskeyCreation;
  /** Begins to sign in by a passkey (docs/rules/accounts.md#passkeys): what the browser's dialog needs. The challenge works once, for five minutes. Error RATE_LIMITED. */
  startPasskeySignIn: PasskeyRequest;
  /** Stores the feedback of a canteen order, once (docs/rules/requests.md#feedback). Errors NOT_FOUND, BAD_USER_INPUT with the message FEEDBACK_ALREADY_DONE, or with a code on each wrong field. */
  submitCanteenOrderFeedback: Scalars['Boolean']['output'];
  /** Stores the feedback of a delivered order, once (docs/rules/requests.md#feedback). Errors NOT_FOUND, BAD_USER_INPUT with the message FEEDBACK_ALREADY_DONE, or with a code on each wrong field. */
  submitOrderFeedback: Scalars['Boolean']['output'];
  /** Mails an address the link that subscribes it to the newsletter, three a day at most. Always true. Errors BAD_USER_INPUT, RATE_LIMITED. */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Stops mails for the holder of an unsubscribe link (docs/rules/mails.md#stopped-mails): those named, or all of them. Errors NOT_FOUND for a link that is not ours, BAD_USER_INPUT on an unknown list. */
  unsubscribeFromEmails: Scalars['Boolean']['output'];
  /** Changes what the viewer says about themselves; what is absent stays (docs/rules/accounts.md#profile). Errors UNAUTHENTICATED, BAD_USER_INPUT with `extensions.fields`. */
  updateCustomer: CustomerProfile;
  /** Changes who is invoiced for an order of the viewer until its invoice is issued; what is absent stays (docs/rules/orders.md#invoice-details). Errors UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with a code on each wrong field, or with the message INVOICE_ISSUED or ORDER_CANCELED. */
  updateOrderInvoiceDetails: Order;
  /** Changes the viewer's password and ends the viewer's other sessions. A first password needs a session of the last quarter of an hour, else `SIGN_IN` on `newPassword`; the password until now is `SAME` there. Errors UNAUTHENTICATED, `Wrong password` (BAD_USER_INPUT), BAD_USER_INPUT with what is weak on `newPassword` (docs/rules/accounts.md#passwords), RATE_LIMITED. */
  updatePassword: Scalars['Boolean']['output'];
  /** Stores the campaign that brought the viewer (docs/rules/site.md#campaigns). Errors UNAUTHENTICATED, BAD_USER_INPUT when it is empty. */
  updateSource: Scalars['Boolean']['output'];
  /** Confirms a canteen user's e-mail address with a mailed token and signs in. Errors `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
  validateCanteenEmail: AuthPayload;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAcceptTermsArgs = {
  token: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAddFavouriteArgs = {
  productId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  passkey: NewPasskeyInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAddRewardProgramArgs = {
  refereeEmail: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAuthenticateArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationAuthenticateByPasskeyArgs = {
  signature: PasskeySignatureInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationCheckEmailArgs = {
  email: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationCheckTokenValidityArgs = {
  token: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationCloseAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationCreateOrderArgs = {
  cartId: Scalars['ID']['input'];
  gclid?: InputMaybe<Scalars['String']['input']>;
  payByCreditTransfer: Scalars['Boolean']['input'];
  utm?: InputMaybe<UtmInput>;
  withSca?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationCreatePaymentIntentArgs = {
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationDeleteCardArgs = {
  cardId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationDeleteNamedCartArgs = {
  id: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationDeletePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationDisconnectArgs = {
  token: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationEndPlanArgs = {
  id: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationGiveUpOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationOpenAccountArgs = {
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  hasAcceptedTerms: Scalars['Boolean']['input'];
  key: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmContent?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  utmTerm?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationPayOrderByCreditTransferArgs = {
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRemoveFavouriteArgs = {
  productId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRenameNamedCartArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRepeatOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRequestCanteenAccessArgs = {
  email: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRequestCatalogueArgs = {
  prospect: CatalogueProspectInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRequestItemRecoveryArgs = {
  itemRecovery: ItemRecoveryInput;
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRequestPhoneCallArgs = {
  phoneCall: PhoneCallInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRequestQuoteArgs = {
  quote: QuoteInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationRetrievePasswordArgs = {
  email: Scalars['String']['input'];
  type?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSaveNamedCartArgs = {
  items: Array<CartItemInput>;
  name: Scalars['String']['input'];
  replaces?: Scalars['Boolean']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSendContactMessageArgs = {
  contact: ContactInput;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSetCartArgs = {
  cart: CartInput;
  key: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSetMailSubscriptionsArgs = {
  lists: Array<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSetNewPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSetPlanDateSkippedArgs = {
  day: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  isSkipped: Scalars['Boolean']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSetPlanPausedArgs = {
  id: Scalars['ID']['input'];
  isPaused: Scalars['Boolean']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSignupArgs = {
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  hasAcceptedNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  hasAcceptedTerms: Scalars['Boolean']['input'];
  lastname: Scalars['String']['input'];
  password: Scalars['String']['input'];
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmContent?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  utmTerm?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationStartPasskeyCreationArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSubmitCanteenOrderFeedbackArgs = {
  feedback: CanteenOrderFeedbackInput;
  hashedOrderId: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSubmitOrderFeedbackArgs = {
  orderFeedback: OrderFeedbackInput;
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationUnsubscribeFromEmailsArgs = {
  lists?: InputMaybe<Array<Scalars['String']['input']>>;
  token: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationUpdateCustomerArgs = {
  companyActivityField?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  hasAcceptedNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


/** Every change. Only a JSON POST may carry one. */
export type MutationUpdateOrderInvoiceDetailsArgs = {
  invoiceAddress?: InputMaybe<Scalars['String']['input']>;
  invoiceCompanyName?: InputMaybe<Scalars['String']['input']>;
  invoiceCompanySiret?: InputMaybe<Scalars['String']['input']>;
  invoiceCustomerName?: InputMaybe<Scalars['String']['input']>;
  invoiceDetails?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationUpdatePasswordArgs = {
  actualPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationUpdateSourceArgs = {
  utmSource: Scalars['String']['input'];
};


/** Every change. Only a JSON POST may carry one. */
export type MutationValidateCanteenEmailArgs = {
  token: Scalars['String']['input'];
};

/** A cart that a customer keeps under a name. */
export type NamedCart = {
  __typename?: 'NamedCart';
  /** When it was kept. */
  createdAt: Scalars['DateTime']['output'];
  /** Id, unique among named carts. */
  id: Scalars['ID']['output'];
  /** What it holds. */
  lines: Array<NamedCartLine>;
  /** What the customer calls it. */
  name: Scalars['String']['output'];
};

/** A line of a named cart, with its article's name and price of the day that it was kept. */
export type NamedCartLine = {
  __typename?: 'NamedCartLine';
  /** The product or the menu. */
  itemId: Scalars['ID']['output'];
  /** The line that it was chosen in. */
  lineId: Scalars['ID']['output'];
  /** What the article was called then. */
  name: Scalars['String']['output'];
  /** Price of a unit then, cents HT. */
  price: Scalars['Int']['output'];
  /** Units, at least 1. */
  quantity: Scalars['Int']['output'];
  /** Which of the two. */
  type: CartItemType;
};

/** A passkey that a device has made. Bytes are base64url. */
export type NewPasskeyInput = {
  /** The public key, and what the device says of it. */
  attestationObject: Scalars['String']['input'];
  /** What the browser says of the page and the challenge. */
  clientDataJSON: Scalars['String']['input'];
  /** Credential id. */
  id: Scalars['String']['input'];
  /** Ways to reach the device, as the browser names them; unknown ones are left out. */
  transports: Array<Scalars['String']['input']>;
};

/** Nutrition facts of one serving, in grams unless said otherwise. */
export type Nutrition = {
  __typename?: 'Nutrition';
  /** Carbohydrate, g. */
  carbohydrate: Scalars['Float']['output'];
  /** Fibre, g. */
  dietaryFiber: Scalars['Float']['output'];
  /** Fat, g. */
  fat: Scalars['Float']['output'];
  /** Energy, kcal. */
  kilocalories: Scalars['Float']['output'];
  /** Energy, kJ. */
  kilojoules: Scalars['Float']['output'];
  /** Protein, g. */
  protein: Scalars['Float']['output'];
  /** Salt, g. */
  salt: Scalars['Float']['output'];
  /** Saturated fat, g. */
  saturatedFat: Scalars['Float']['output'];
  /** Weight of the serving, g. */
  servingSizeWeight: Scalars['Float']['output'];
  /** Sugars, g. */
  sugar: Scalars['Float']['output'];
};

/** An order of the viewer. */
export type Order = {
  __typename?: 'Order';
  /** What is still to be paid, cents TTC; 0 for a canceled one. */
  amountDue: Scalars['Int']['output'];
  /** Whether who is invoiced can still be changed: until the invoice is issued or the order canceled. */
  canEditInvoice: Scalars['Boolean']['output'];
  /** Whether its trays can still be asked to be fetched, or their fetching changed. */
  canRequestItemRecovery: Scalars['Boolean']['output'];
  /** What the page that asks somebody of a canteen about the meal goes by; null for a company's order. */
  canteenFeedbackHash: Maybe<Scalars['String']['output']>;
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** Postal address on one line. */
  deliveryAddress: Scalars['String']['output'];
  /** Who receives it. */
  deliveryContactName: Scalars['String']['output'];
  /** Phone of who receives it. */
  deliveryContactPhone: Scalars['String']['output'];
  /** Floor, code, instructions. */
  deliveryDetails: Maybe<Scalars['String']['output']>;
  /** Delivery fee, cents HT. */
  deliveryFees: Scalars['Int']['output'];
  /** Hour of delivery: the slot's start plus half its length. */
  deliveryHour: Scalars['DateTime']['output'];
  /** Where it goes, for ordering there again. */
  deliveryPlace: MapPoint;
  /** Company discount, cents HT. */
  discount: Scalars['Int']['output'];
  /** Words of the discount, `Remise -10 %`; null without one. */
  discountTitle: Maybe<Scalars['String']['output']>;
  /** Files to download. */
  documents: Array<Document>;
  /** When an unpaid order gives its stock back; null once paid. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Cutlery, placemats, individual boxes. */
  extraCosts: Array<OrderExtraCost>;
  /** Id, cannot be guessed. */
  id: Scalars['ID']['output'];
  /** Address on the invoice. */
  invoiceAddress: Maybe<Scalars['String']['output']>;
  /** Company on the invoice. */
  invoiceCompanyName: Maybe<Scalars['String']['output']>;
  /** Company number of 14 digits on the invoice. */
  invoiceCompanySiret: Maybe<Scalars['String']['output']>;
  /** Name on the invoice. */
  invoiceCustomerName: Maybe<Scalars['String']['output']>;
  /** Reference or instructions on the invoice. */
  invoiceDetails: Maybe<Scalars['String']['output']>;
  /** Whether feedback was given. */
  isFeedbackDone: Scalars['Boolean']['output'];
  /** Whether all of it is paid. */
  isFullyPaid: Scalars['Boolean']['output'];
  /** When and where its trays are fetched again; null when none come back. */
  itemRecovery: Maybe<ItemRecovery>;
  /** Same-day fee, cents HT. */
  lastMinuteFees: Scalars['Int']['output'];
  /** Menus ordered. */
  menus: Array<OrderMenu>;
  /** Number for people, `T-24815`. */
  number: Scalars['String']['output'];
  /** Whether it is to be paid by bank transfer. */
  payByCreditTransfer: Scalars['Boolean']['output'];
  /** Payments, newest first. */
  payments: Array<Payment>;
  /** People whom its boxes and menus serve, as counted when it was ordered; 0 when it holds neither. */
  people: Scalars['Int']['output'];
  /** Products ordered, those of menus included with their menu. */
  products: Array<OrderProduct>;
  /** What was given back, or is on its way, cents TTC; what a bank takes back by a dispute is not in it. */
  refundedAmount: Scalars['Int']['output'];
  /** The company's location that it goes to; null for an address of the customer's own. */
  roomServiceLocationId: Maybe<Scalars['ID']['output']>;
  /** End of the slot. */
  slotEndAt: Scalars['DateTime']['output'];
  /** Start of the slot. */
  slotStartAt: Scalars['DateTime']['output'];
  /** How far it is. */
  status: OrderStatus;
  /** Total, cents TTC. */
  totalWithVat: Scalars['Int']['output'];
  /** Total, cents HT. */
  totalWithoutVat: Scalars['Int']['output'];
  /** Token that lets anybody follow the order. */
  trackingToken: Scalars['String']['output'];
  /** Last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** VAT by rate; the parts add up to the total. */
  vatParts: Array<VatPart>;
  /** How to pay by transfer; null for a card order. */
  wireTransfer: Maybe<WireTransferInstructions>;
};

/** An extra cost as it was ordered. */
export type OrderExtraCost = {
  __typename?: 'OrderExtraCost';
  /** Units offered. */
  freeQuantity: Scalars['Int']['output'];
  /** Id of the order line. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Unit price, cents HT. */
  price: Scalars['Int']['output'];
  /** Units, one a cover. */
  quantity: Scalars['Int']['output'];
};

/** Feedback on an order (docs/rules/requests.md#feedback): ranks go from 1, bad, to 5, very good. */
export type OrderFeedbackInput = {
  /** Anything else, 2,000 characters at most. */
  feedbackComment?: InputMaybe<Scalars['String']['input']>;
  /** Why the delivery was ranked low, 2,000 characters at most. */
  feedbackDeliveryComment?: InputMaybe<Scalars['String']['input']>;
  /** The delivery, 1 to 5. */
  feedbackDeliveryRank: Scalars['Int']['input'];
  /** Why the food was ranked low, 2,000 characters at most. */
  feedbackFoodComment?: InputMaybe<Scalars['String']['input']>;
  /** The food, 1 to 5. */
  feedbackFoodRank: Scalars['Int']['input'];
  /** The whole, 1 to 5. */
  feedbackGeneralRank: Scalars['Int']['input'];
  /** What should be better, 2,000 characters at most. */
  feedbackImprovementComment?: InputMaybe<Scalars['String']['input']>;
  /** Why ordering was ranked low, 2,000 characters at most. */
  feedbackOrderWorkflowComment?: InputMaybe<Scalars['String']['input']>;
  /** Ordering on the site, 1 to 5. */
  feedbackOrderWorkflowRank: Scalars['Int']['input'];
};

/** A menu as it was ordered. */
export type OrderMenu = {
  __typename?: 'OrderMenu';
  /** Menus offered. */
  freeQuantity: Scalars['Int']['output'];
  /** Id of the order line. */
  id: Scalars['ID']['output'];
  /** Name when ordered. */
  name: Scalars['String']['output'];
  /** The menu as it is now; null when it is gone. */
  originalMenu: Maybe<Menu>;
  /** Address of its picture. */
  pictureUrl: Scalars['String']['output'];
  /** Place among the lines of its order, which are in the order of its cart. */
  position: Scalars['Int']['output'];
  /** Unit price when ordered, cents HT. */
  price: Scalars['Int']['output'];
  /** Menus. */
  quantity: Scalars['Int']['output'];
};

/** A status that an order took. */
export type OrderMove = {
  __typename?: 'OrderMove';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** The status. */
  status: OrderStatus;
};

/** An order that is repeated every week: nothing is ordered or paid before the customer confirms the date. */
export type OrderPlan = {
  __typename?: 'OrderPlan';
  /** The next six dates, soonest first, those that are left out among them. */
  dates: Array<PlanDate>;
  /** Where it goes. */
  deliveryAddress: Scalars['String']['output'];
  /** Id, unique among plans. */
  id: Scalars['ID']['output'];
  /** Whether it stands still: no date is told. */
  isPaused: Scalars['Boolean']['output'];
  /** The next date that can be confirmed; null for none, and while it stands still. */
  nextDay: Maybe<Scalars['Date']['output']>;
  /** The order that is repeated. */
  orderId: Scalars['ID']['output'];
  /** Its number, `T-24815`. */
  orderNumber: Scalars['String']['output'];
  /** Its slot, which says the weekday and the hour. */
  slotStartAt: Scalars['DateTime']['output'];
  /** What it cost, cents TTC. */
  totalWithVat: Scalars['Int']['output'];
};

/** A product as it was ordered. */
export type OrderProduct = {
  __typename?: 'OrderProduct';
  /** What sort of article it is. */
  category: ProductCategory;
  /** Units offered. */
  freeQuantity: Scalars['Int']['output'];
  /** Id of the order line. */
  id: Scalars['ID']['output'];
  /** The menu that it came with; null when ordered alone. */
  menu: Maybe<OrderMenu>;
  /** Name when ordered. */
  name: Scalars['String']['output'];
  /** The product as it is now; null when it is gone. */
  originalProduct: Maybe<Product>;
  /** Address of its picture. */
  pictureUrl: Scalars['String']['output'];
  /** Place among the lines of its order, which are in the order of its cart. */
  position: Scalars['Int']['output'];
  /** Unit price when ordered, cents HT; 0 inside a menu. */
  price: Scalars['Int']['output'];
  /** Units. */
  quantity: Scalars['Int']['output'];
};

/** How far an order is. Moves are in the same order; canceled from any of the first three. */
export type OrderStatus =
  /** Given to a courier. */
  | 'assigned'
  /** Called off or lapsed. */
  | 'canceled'
  /** Paid, or to be paid by transfer. */
  | 'confirmed'
  /** Handed over. */
  | 'delivered'
  /** On its way. */
  | 'supported'
  /** Created, card not yet charged. */
  | 'waitingForPayment';

/** Where an order is. */
export type OrderTracking = {
  __typename?: 'OrderTracking';
  /** Postal address on one line. */
  deliveryAddress: Scalars['String']['output'];
  /** Hour of delivery. */
  deliveryHour: Scalars['DateTime']['output'];
  /** The kitchen that it leaves from. */
  depot: MapPoint;
  /** Where it goes. */
  destination: MapPoint;
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer owns the order and may open its details. */
  isOwner: Scalars['Boolean']['output'];
  /** Each status it has had and since when, oldest first. */
  moves: Array<OrderMove>;
  /** Number for people. */
  number: Scalars['String']['output'];
  /** The whole order, for its owner; null for the holder of a token. */
  order: Maybe<Order>;
  /** Where its trays are fetched again, when it is not the delivery address. */
  recoveryAddress: Maybe<Scalars['String']['output']>;
  /** When its trays are fetched again; null when none are, or not yet agreed. */
  recoverySlot: Maybe<RecoverySlot>;
  /** End of the slot. */
  slotEndAt: Scalars['DateTime']['output'];
  /** Start of the slot. */
  slotStartAt: Scalars['DateTime']['output'];
  /** How far it is. */
  status: OrderStatus;
};

/** A key of a device, or of the person's password manager, that signs in. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Id, unique among passkeys. */
  id: Scalars['ID']['output'];
  /** When it last signed in; null for never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the list calls it. */
  name: Scalars['String']['output'];
};

/** What the browser's dialog needs to make a passkey. Bytes are base64url. */
export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  /** COSE numbers of the signatures that are understood, the best first. */
  algorithms: Array<Scalars['Int']['output']>;
  /** The bytes that the device returns in what it makes. */
  challenge: Scalars['String']['output'];
  /** The domain that the key is for. */
  domain: Scalars['String']['output'];
  /** The account's address, which the device's list shows. */
  email: Scalars['String']['output'];
  /** Credential ids of the keys that the account has: a device that holds one makes no second. */
  known: Array<Scalars['String']['output']>;
  /** The name of the shop. */
  shopName: Scalars['String']['output'];
  /** How long the dialog may take, milliseconds. */
  timeout: Scalars['Int']['output'];
  /** The account, as the device knows it. */
  userHandle: Scalars['String']['output'];
  /** The name of its owner. */
  userName: Scalars['String']['output'];
};

/** What the browser's dialog needs to sign in by a passkey. Bytes are base64url. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** The bytes to sign. */
  challenge: Scalars['String']['output'];
  /** The domain that the key must be for. */
  domain: Scalars['String']['output'];
  /** How long the challenge works, milliseconds. */
  timeout: Scalars['Int']['output'];
};

/** What a passkey signed. Bytes are base64url. */
export type PasskeySignatureInput = {
  /** What the device says of the domain, the person and its counter. */
  authenticatorData: Scalars['String']['input'];
  /** What the browser says of the page and the challenge. */
  clientDataJSON: Scalars['String']['input'];
  /** Credential id. */
  id: Scalars['String']['input'];
  /** The signature of both. */
  signature: Scalars['String']['input'];
  /** The account that the device holds the key for. */
  userHandle?: InputMaybe<Scalars['String']['input']>;
};

/** A payment, tried or done. */
export type Payment = {
  __typename?: 'Payment';
  /** Amount, cents TTC; below 0 for what goes back. */
  amount: Scalars['Int']['output'];
  /** Whether the last try failed; of a dispute, whether it was turned down. */
  hasFailed: Scalars['Boolean']['output'];
  /** Id, unique among payments. */
  id: Scalars['ID']['output'];
  /** When the money came, or went back; null until then. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** `card` or `wireTransfer`; `cardRefund` or `wireTransferRefund` for what goes back; `dispute` for what the customer's bank takes back. */
  type: Scalars['String']['output'];
};

/** What the browser needs to confirm a card payment. */
export type PaymentIntent = {
  __typename?: 'PaymentIntent';
  /** Amount, cents TTC. */
  amount: Scalars['Int']['output'];
  /** Secret that lets the browser confirm it. */
  clientSecret: Scalars['String']['output'];
  /** Id at the payment provider. */
  id: Scalars['ID']['output'];
};

/** A request to be called back. */
export type PhoneCallInput = {
  /** Company. */
  company: Scalars['String']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Range of headcount, `50-99`. */
  employeesNumberRange: Scalars['String']['input'];
  /** First name. */
  firstname: Scalars['String']['input'];
  /** Last name. */
  lastname: Scalars['String']['input'];
  /** What it is about. */
  mode?: InputMaybe<RequestMode>;
  /** A French phone number. */
  phone: Scalars['String']['input'];
  /** French postal code of the company, 5 digits. */
  postalCodeCompany: Scalars['String']['input'];
  /** Left empty by people: a bot fills it and is thanked for nothing. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A date of a plan. */
export type PlanDate = {
  __typename?: 'PlanDate';
  /** The day. */
  day: Scalars['Date']['output'];
  /** How it stands. */
  state: PlanDateState;
};

/** How a date of a plan stands. */
export type PlanDateState =
  /** Its order was called off, which leaves it out too. */
  | 'canceled'
  /** The shop delivers nothing that day. */
  | 'closed'
  /** It has its order already. */
  | 'ordered'
  /** It will be told by mail, 48 hours before or earlier. */
  | 'planned'
  /** The customer leaves it out. */
  | 'skipped';

/** A dish or an article. */
export type Product = {
  __typename?: 'Product';
  /** Allergens among the fourteen of EU regulation 1169/2011. */
  allergens: Array<Allergen>;
  /** Portions left for the day and point asked about. */
  available: Scalars['Int']['output'];
  /** Its brand. */
  brand: Brand;
  /** What sort of article it is; discounts and covers depend on it. */
  category: ProductCategory;
  /** A few sentences. */
  description: Scalars['String']['output'];
  /** Id, unique among products only: menus count apart. */
  id: Scalars['ID']['output'];
  /** Ingredients with their share, largest first. */
  ingredients: Array<Ingredient>;
  /** Ingredients as a sentence. */
  ingredientsList: Scalars['String']['output'];
  /** Whether the shop puts it forward. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether it can be served hot. */
  isHot: Scalars['Boolean']['output'];
  /** Its line. */
  line: Line;
  /** Place in its line, smallest first. */
  lineLevel: Scalars['Int']['output'];
  /** Where the animals of its meat come from, a meat at a time; empty when it holds none. */
  meatOrigins: Array<MeatOrigin>;
  /** Least quantity in one order. */
  minimumQuantity: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Nutrition facts of a serving; null when they are not known. */
  nutrition: Maybe<Nutrition>;
  /** People whom one unit serves; 0 when it serves nobody by itself (a bottle). */
  participantsPerQuantity: Scalars['Int']['output'];
  /** Address of its picture on the static host. */
  pictureUrl: Scalars['String']['output'];
  /** Unit price, cents HT. */
  price: Scalars['Int']['output'];
  /** Diets and occasions, in French: `Végétarien`, `Sans gluten`. */
  tags: Array<Scalars['String']['output']>;
  /** Why it cannot be ordered, in words for customers; null when it can. */
  unavailabilityPublicMessage: Maybe<Scalars['String']['output']>;
  /** VAT rate, in percent. */
  vatRate: Scalars['Float']['output'];
};

/** What sort of article a product is. */
export type ProductCategory =
  /** A drink. */
  | 'Beverage'
  /** A tray or a box for a person. */
  | 'Box'
  /** Bread. */
  | 'Bread'
  /** A breakfast article. */
  | 'Breakfast'
  /** A dessert. */
  | 'Dessert'
  /** An article of the e-shop's shelves. */
  | 'Grocery'
  /** A dish to share, a starter, a side. */
  | 'Other'
  /** Pastry to share. */
  | 'Pastry';

/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type Query = {
  __typename?: 'Query';
  /** What can be ordered for a day from a distribution point. Error BAD_USER_INPUT on an unknown point (docs/rules/catalogue.md#inventory). */
  availableInventory: Inventory;
  /** The days from `businessDay` on with their delivery slots (docs/rules/delivery.md#choosing-a-day). Error BAD_USER_INPUT on an unknown point, brand or line. */
  businessDaysWithSlots: Array<BusinessDay>;
  /** A canteen order, for its feedback page (docs/rules/requests.md#feedback). Error NOT_FOUND for an unknown hash. */
  canteenOrder: CanteenOrderSummary;
  /** Whether feedback was given for an order (docs/rules/requests.md#feedback). Error NOT_FOUND for an unknown id and for an order that is not delivered. */
  checkIfFeedbackIsAlreadyDone: Scalars['Boolean']['output'];
  /** Companies of the public register that the text may name; none when nothing is known (docs/rules/companies.md#search). Error RATE_LIMITED. */
  companies: Array<RegisteredCompany>;
  /** The zone that holds these coordinates, or null where nothing is delivered (docs/rules/delivery.md#choosing-an-address). Error BAD_USER_INPUT on coordinates that are none, on `lat` or `lng`. */
  deliveryZoneForCoords: Maybe<DeliveryZone>;
  /** The mails that the holder of an unsubscribe link gets (docs/rules/mails.md#stopped-mails). Error NOT_FOUND for a link that is not ours. */
  emailSubscriptions: EmailSubscriptions;
  /** The viewer's customer profile (docs/rules/accounts.md#profile). Error UNAUTHENTICATED for a visitor. */
  getCustomerProfile: CustomerProfile;
  /** The user behind a session token. Errors `Wrong Token` (UNAUTHENTICATED) when it is unknown or expired (docs/rules/accounts.md#sessions), RATE_LIMITED. */
  getUserFromToken: User;
  /** The mails that the viewer may have, and whether they are wanted (docs/rules/mails.md#names). Error UNAUTHENTICATED. */
  getUserMailSubscriptions: Array<MailSubscription>;
  /** The banner above the pages, or null when there is none (docs/rules/site.md#banner). */
  hellobar: Maybe<HelloBar>;
  /** The viewer's latest delivery addresses, newest first, each once. Error UNAUTHENTICATED. */
  lastDeliveryAddresses: Array<DeliveryAddress>;
  /** The viewer's latest delivery contacts, newest first, each once. Error UNAUTHENTICATED. */
  lastDeliveryContacts: Array<DeliveryContact>;
  /** The viewer's latest invoice contacts, newest first, each once. Error UNAUTHENTICATED. */
  lastInvoiceContacts: Array<InvoiceContact>;
  /** The cards saved by the viewer (docs/rules/payments.md#cards). Errors UNAUTHENTICATED, FORBIDDEN on somebody else's customer id, PAYMENT_FAILED, RATE_LIMITED. */
  listCardsForCustomer: Array<Card>;
  /** The nearest point of a business unit that reaches these coordinates, or null when none does (docs/rules/delivery.md#choosing-an-address). Error BAD_USER_INPUT on coordinates that are none, on `lat` or `lng`. */
  nearestDistributionPoint: Maybe<DistributionPoint>;
  /** One order of the viewer (docs/rules/orders.md#statuses). Errors UNAUTHENTICATED, NOT_FOUND for anybody else's. */
  order: Order;
  /** Where an order is: for its owner, or for anybody who holds the order's tracking token (docs/rules/orders.md#on-the-way). Error NOT_FOUND. */
  orderTracking: OrderTracking;
  /** The viewer's orders, newest first (docs/rules/accounts.md#orders). Errors UNAUTHENTICATED, BAD_USER_INPUT with `TOO_SMALL` on `limit`. */
  orders: Array<Order>;
  /** How many orders the viewer has. Error UNAUTHENTICATED. */
  ordersCount: Scalars['Int']['output'];
  /** One product with its details. Availability is for the given day and point; null when it does not exist (docs/rules/catalogue.md#inventory). Error BAD_USER_INPUT on an unknown point. */
  product: Maybe<Product>;
  /** The people whom the viewer named for the reward programme, the newest 100, newest first (docs/rules/accounts.md#referral). Error UNAUTHENTICATED. */
  rewardReferrals: Array<RewardReferral>;
  /** Titles and meta tags by path (docs/rules/site.md#titles). */
  seoRules: Array<SeoRule>;
  /** Fees, extra costs and limits in force (docs/rules/prices.md#fallback-configuration). */
  specialConfiguration: SpecialConfiguration;
  /** The dishes of a week, and the PDF that a company pins up. Error BAD_USER_INPUT on a week that is not one or not published. */
  weeklyMenu: WeeklyMenu;
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryAvailableInventoryArgs = {
  input: AvailableInventoryInput;
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryBusinessDaysWithSlotsArgs = {
  brandId?: InputMaybe<Scalars['ID']['input']>;
  businessDay: Scalars['Date']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
  distributionPointId: Scalars['ID']['input'];
  lat?: InputMaybe<Scalars['Float']['input']>;
  lineId?: InputMaybe<Scalars['ID']['input']>;
  lng?: InputMaybe<Scalars['Float']['input']>;
  onlyOpenWithSales?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryCanteenOrderArgs = {
  hashedOrderId: Scalars['String']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryCheckIfFeedbackIsAlreadyDoneArgs = {
  orderId: Scalars['ID']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryCompaniesArgs = {
  search: Scalars['String']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryDeliveryZoneForCoordsArgs = {
  brandId?: InputMaybe<Scalars['ID']['input']>;
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryEmailSubscriptionsArgs = {
  token: Scalars['String']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryGetUserFromTokenArgs = {
  token: Scalars['String']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryListCardsForCustomerArgs = {
  stripeCustomerId: Scalars['String']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryNearestDistributionPointArgs = {
  businessUnitId: Scalars['ID']['input'];
  deliveryDay?: InputMaybe<Scalars['Date']['input']>;
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryOrderTrackingArgs = {
  orderId: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryProductArgs = {
  date: Scalars['Date']['input'];
  distributionPointId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


/** Every read. The header `authcookie` names the viewer; without it the visitor is anonymous. */
export type QueryWeeklyMenuArgs = {
  week: Scalars['String']['input'];
  withPrice?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A request for a quote (docs/rules/requests.md#forms). */
export type QuoteInput = {
  /** Company. */
  company: Scalars['String']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Day of the event, today or later. */
  eventDate: Scalars['Date']['input'];
  /** First name. */
  firstname: Scalars['String']['input'];
  /** Must be true. */
  hasAcceptedPrivacy: Scalars['Boolean']['input'];
  /** What is wanted, 5,000 characters at most. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** What it is about. */
  mode?: InputMaybe<RequestMode>;
  /** Last name. */
  name: Scalars['String']['input'];
  /** People expected, at least 1. */
  persons: Scalars['Int']['input'];
  /** A French phone number. */
  phone: Scalars['String']['input'];
  /** French postal code of the event, 5 digits. */
  postalCode: Scalars['String']['input'];
  /** Left empty by people: a bot fills it and is thanked for nothing. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Where trays are fetched again. */
export type RecoveryAddress = {
  __typename?: 'RecoveryAddress';
  /** Latitude, in degrees. */
  lat: Scalars['Float']['output'];
  /** Longitude, in degrees. */
  lng: Scalars['Float']['output'];
  /** Postal address on one line. */
  title: Scalars['String']['output'];
};

/** Where trays are fetched again. */
export type RecoveryAddressInput = {
  /** Latitude, in degrees. */
  lat: Scalars['Float']['input'];
  /** Longitude, in degrees. */
  lng: Scalars['Float']['input'];
  /** Postal address on one line. */
  title: Scalars['String']['input'];
};

/** A slot in which trays are fetched again. */
export type RecoverySlot = {
  __typename?: 'RecoverySlot';
  /** End. */
  end: Scalars['DateTime']['output'];
  /** Start. */
  start: Scalars['DateTime']['output'];
};

/** A company of the public register, as an invoice names it. */
export type RegisteredCompany = {
  __typename?: 'RegisteredCompany';
  /** Address of its seat on one line. */
  address: Scalars['String']['output'];
  /** Its legal name. */
  name: Scalars['String']['output'];
  /** Postal code of its seat; empty when it is not known. */
  postalCode: Scalars['String']['output'];
  /** Number of the company, 9 digits. */
  siren: Scalars['String']['output'];
  /** Number of the establishment of its seat, 14 digits with a right key. */
  siret: Scalars['String']['output'];
  /** Town of its seat; empty when it is not known. */
  town: Scalars['String']['output'];
};

/** What a quote or a phone call is about. */
export type RequestMode =
  /** Breakfasts. */
  | 'breakfast'
  /** Buffets and menus. */
  | 'buffet'
  /** A canteen for the company. */
  | 'canteen'
  /** Meal trays. */
  | 'mealtray'
  /** Pastry. */
  | 'pastry'
  /** Room service. */
  | 'roomService';

/** Somebody named for the reward programme. */
export type RewardReferral = {
  __typename?: 'RewardReferral';
  /** When they were named. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether they have ordered since. */
  hasOrdered: Scalars['Boolean']['output'];
  /** Id, unique among referrals. */
  id: Scalars['ID']['output'];
  /** Their e-mail address. */
  refereeEmail: Scalars['String']['output'];
};

/** Title and meta tags of a path. */
export type SeoRule = {
  __typename?: 'SeoRule';
  /** Description for search engines. */
  metaDescription: Scalars['String']['output'];
  /** Directive for robots, `index,follow`. */
  metaRobots: Scalars['String']['output'];
  /** Title of the page. */
  metaTitle: Scalars['String']['output'];
  /** Open Graph description. */
  ogDescription: Maybe<Scalars['String']['output']>;
  /** Open Graph picture. */
  ogImage: Maybe<Scalars['String']['output']>;
  /** Open Graph title. */
  ogTitle: Maybe<Scalars['String']['output']>;
  /** The path, `/` for the home entry. */
  slug: Scalars['String']['output'];
  /** Twitter card sort. */
  twitterCard: Maybe<Scalars['String']['output']>;
  /** Twitter description. */
  twitterDescription: Maybe<Scalars['String']['output']>;
  /** Twitter title. */
  twitterTitle: Maybe<Scalars['String']['output']>;
};

/** What the browser needs to save a card without a payment. */
export type SetupIntent = {
  __typename?: 'SetupIntent';
  /** Secret that lets the browser confirm it. */
  clientSecret: Scalars['String']['output'];
  /** Id at the payment provider. */
  id: Scalars['ID']['output'];
};

/** A delivery slot of half an hour. */
export type Slot = {
  __typename?: 'Slot';
  /** True when its capacity is used up, its lead time has passed, or orders are not taken for its day. */
  disabledSlot: Scalars['Boolean']['output'];
  /** End of the slot. */
  slotEndAt: Scalars['DateTime']['output'];
  /** Start of the slot. */
  slotStartAt: Scalars['DateTime']['output'];
  /** How much of its capacity is used. */
  stress: SlotStress;
};

/** How busy a slot is. */
export type SlotStress =
  /** Four fifths used or more. */
  | 'high'
  /** Less than half used. */
  | 'low'
  /** Half used or more. */
  | 'medium';

/** Fees, extra costs and limits in force. */
export type SpecialConfiguration = {
  __typename?: 'SpecialConfiguration';
  /** Cutlery, cents HT a cover. */
  cutleryPrice: Scalars['Int']['output'];
  /** VAT rate of cutlery, in percent. */
  cutleryVatRate: Scalars['Float']['output'];
  /** Individual boxes are not offered for a delivery before this day. */
  disablePopboxBefore: Scalars['Date']['output'];
  /** Individual box, cents HT a cover. */
  individualBoxPrice: Scalars['Int']['output'];
  /** VAT rate of individual boxes, in percent. */
  individualBoxVatRate: Scalars['Float']['output'];
  /** Fee of a same-day delivery, cents HT. */
  lastMinuteFees: Scalars['Int']['output'];
  /** VAT rate of that fee, in percent. */
  lastMinuteVatRate: Scalars['Float']['output'];
  /** Least amount of an order, cents HT. */
  minimumOrderAmount: Scalars['Int']['output'];
  /** Placemat, cents HT a cover. */
  placematPrice: Scalars['Int']['output'];
  /** VAT rate of placemats, in percent. */
  placematVatRate: Scalars['Float']['output'];
};

/** Somebody who can sign in. */
export type User = {
  __typename?: 'User';
  /** Whether orders may be paid by bank transfer. */
  canUseWireTransfer: Scalars['Boolean']['output'];
  /** Company, when it is known. */
  companyName: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Id, unique among users. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone, as the customer wrote it. */
  phone: Maybe<Scalars['String']['output']>;
  /** The session token that was asked about. */
  token: Scalars['String']['output'];
  /** `b2b` or `canteen`. */
  type: Scalars['String']['output'];
};

/** Campaign parameters. */
export type UtmInput = {
  /** Campaign. */
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  /** Content. */
  utmContent?: InputMaybe<Scalars['String']['input']>;
  /** Medium. */
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  /** Source. */
  utmSource?: InputMaybe<Scalars['String']['input']>;
  /** Term. */
  utmTerm?: InputMaybe<Scalars['String']['input']>;
};

/** The VAT of one rate. */
export type VatPart = {
  __typename?: 'VatPart';
  /** Base, cents HT. */
  amountHT: Scalars['Int']['output'];
  /** Rate, in percent. */
  rate: Scalars['Float']['output'];
  /** Tax, cents. */
  vat: Scalars['Int']['output'];
};

/** The menu of a week. */
export type WeeklyMenu = {
  __typename?: 'WeeklyMenu';
  /** Its days with sales, Monday first. */
  days: Array<WeeklyMenuDay>;
  /** Address of the PDF. */
  fileUrl: Scalars['String']['output'];
  /** ISO week, `2026-W48`. */
  week: Scalars['String']['output'];
};

/** The dishes of a day. */
export type WeeklyMenuDay = {
  __typename?: 'WeeklyMenuDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** Its dishes: three trays, each a whole meal. */
  dishes: Array<WeeklyMenuDish>;
};

/** A dish of the week. */
export type WeeklyMenuDish = {
  __typename?: 'WeeklyMenuDish';
  /** Unit price, cents HT; null when prices are not wanted. */
  price: Maybe<Scalars['Int']['output']>;
  /** The product. */
  product: Product;
};

/** Where to send a bank transfer. */
export type WireTransferInstructions = {
  __typename?: 'WireTransferInstructions';
  /** Name of the account. */
  accountHolder: Scalars['String']['output'];
  /** BIC of the shop's bank. */
  bic: Scalars['String']['output'];
  /** IBAN of the shop. */
  iban: Scalars['String']['output'];
  /** Words to put on the transfer. */
  reference: Scalars['String']['output'];
};
