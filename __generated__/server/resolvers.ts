import type * as Types from './types'
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CustomerRecord } from '../../src/server/modules/customer/customerService';
import type { OrderRecord, OrderLineRecord, OrderTrackingRecord } from '../../src/server/modules/order/orderRecord';
import type { Context } from '../../src/server/context';
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Allergen: Types.Allergen;
  AuthPayload: ResolverTypeWrapper<Types.AuthPayload>;
  AvailableInventoryInput: Types.AvailableInventoryInput;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Types.Brand>;
  BusinessDay: ResolverTypeWrapper<Types.BusinessDay>;
  BusinessDayStatus: Types.BusinessDayStatus;
  BusinessUnit: ResolverTypeWrapper<Types.BusinessUnit>;
  CanteenLocation: ResolverTypeWrapper<Types.CanteenLocation>;
  CanteenOrderFeedbackInput: Types.CanteenOrderFeedbackInput;
  CanteenOrderSummary: ResolverTypeWrapper<Types.CanteenOrderSummary>;
  Card: ResolverTypeWrapper<Types.Card>;
  Cart: ResolverTypeWrapper<Types.Cart>;
  CartChange: ResolverTypeWrapper<Types.CartChange>;
  CartDeliveryContact: ResolverTypeWrapper<Types.CartDeliveryContact>;
  CartDeliveryContactInput: Types.CartDeliveryContactInput;
  CartInput: Types.CartInput;
  CartInvoiceContact: ResolverTypeWrapper<Types.CartInvoiceContact>;
  CartInvoiceContactInput: Types.CartInvoiceContactInput;
  CartItem: ResolverTypeWrapper<Types.CartItem>;
  CartItemInput: Types.CartItemInput;
  CartItemType: Types.CartItemType;
  CartTotals: ResolverTypeWrapper<Types.CartTotals>;
  CatalogueProspectInput: Types.CatalogueProspectInput;
  CompanyEntity: ResolverTypeWrapper<Types.CompanyEntity>;
  ContactInput: Types.ContactInput;
  CustomerProfile: ResolverTypeWrapper<CustomerRecord>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DeliveryAddress: ResolverTypeWrapper<Types.DeliveryAddress>;
  DeliveryContact: ResolverTypeWrapper<Types.DeliveryContact>;
  DeliverySlot: ResolverTypeWrapper<Types.DeliverySlot>;
  DeliverySlotInput: Types.DeliverySlotInput;
  DeliveryZone: ResolverTypeWrapper<Types.DeliveryZone>;
  DistributionPoint: ResolverTypeWrapper<Types.DistributionPoint>;
  Document: ResolverTypeWrapper<Types.Document>;
  EmailSubscriptions: ResolverTypeWrapper<Types.EmailSubscriptions>;
  EventDiscount: ResolverTypeWrapper<Types.EventDiscount>;
  Favourite: ResolverTypeWrapper<Types.Favourite>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  HelloBar: ResolverTypeWrapper<Types.HelloBar>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Ingredient: ResolverTypeWrapper<Types.Ingredient>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Inventory: ResolverTypeWrapper<Types.Inventory>;
  InvoiceContact: ResolverTypeWrapper<Types.InvoiceContact>;
  ItemRecovery: ResolverTypeWrapper<Types.ItemRecovery>;
  ItemRecoveryInput: Types.ItemRecoveryInput;
  Line: ResolverTypeWrapper<Types.Line>;
  MailSubscription: ResolverTypeWrapper<Types.MailSubscription>;
  MapPoint: ResolverTypeWrapper<Types.MapPoint>;
  Meat: Types.Meat;
  MeatOrigin: ResolverTypeWrapper<Types.MeatOrigin>;
  Menu: ResolverTypeWrapper<Types.Menu>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCart: ResolverTypeWrapper<Types.NamedCart>;
  NamedCartLine: ResolverTypeWrapper<Types.NamedCartLine>;
  NewPasskeyInput: Types.NewPasskeyInput;
  Nutrition: ResolverTypeWrapper<Types.Nutrition>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderExtraCost: ResolverTypeWrapper<Types.OrderExtraCost>;
  OrderFeedbackInput: Types.OrderFeedbackInput;
  OrderMenu: ResolverTypeWrapper<OrderLineRecord>;
  OrderMove: ResolverTypeWrapper<Types.OrderMove>;
  OrderPlan: ResolverTypeWrapper<Types.OrderPlan>;
  OrderProduct: ResolverTypeWrapper<OrderLineRecord>;
  OrderStatus: Types.OrderStatus;
  OrderTracking: ResolverTypeWrapper<OrderTrackingRecord>;
  Passkey: ResolverTypeWrapper<Types.Passkey>;
  PasskeyCreation: ResolverTypeWrapper<Types.PasskeyCreation>;
  PasskeyRequest: ResolverTypeWrapper<Types.PasskeyRequest>;
  PasskeySignatureInput: Types.PasskeySignatureInput;
  Payment: ResolverTypeWrapper<Types.Payment>;
  PaymentIntent: ResolverTypeWrapper<Types.PaymentIntent>;
  PhoneCallInput: Types.PhoneCallInput;
  PlanDate: ResolverTypeWrapper<Types.PlanDate>;
  PlanDateState: Types.PlanDateState;
  Product: ResolverTypeWrapper<Types.Product>;
  ProductCategory: Types.ProductCategory;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteInput: Types.QuoteInput;
  RecoveryAddress: ResolverTypeWrapper<Types.RecoveryAddress>;
  RecoveryAddressInput: Types.RecoveryAddressInput;
  RecoverySlot: ResolverTypeWrapper<Types.RecoverySlot>;
  RegisteredCompany: ResolverTypeWrapper<Types.RegisteredCompany>;
  RequestMode: Types.RequestMode;
  RewardReferral: ResolverTypeWrapper<Types.RewardReferral>;
  SeoRule: ResolverTypeWrapper<Types.SeoRule>;
  SetupIntent: ResolverTypeWrapper<Types.SetupIntent>;
  Slot: ResolverTypeWrapper<Types.Slot>;
  SlotStress: Types.SlotStress;
  SpecialConfiguration: ResolverTypeWrapper<Types.SpecialConfiguration>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  User: ResolverTypeWrapper<Types.User>;
  UtmInput: Types.UtmInput;
  VatPart: ResolverTypeWrapper<Types.VatPart>;
  WeeklyMenu: ResolverTypeWrapper<Types.WeeklyMenu>;
  WeeklyMenuDay: ResolverTypeWrapper<Types.WeeklyMenuDay>;
  WeeklyMenuDish: ResolverTypeWrapper<Types.WeeklyMenuDish>;
  WireTransferInstructions: ResolverTypeWrapper<Types.WireTransferInstructions>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AuthPayload: Types.AuthPayload;
  AvailableInventoryInput: Types.AvailableInventoryInput;
  Boolean: Types.Scalars['Boolean']['output'];
  Brand: Types.Brand;
  BusinessDay: Types.BusinessDay;
  BusinessUnit: Types.BusinessUnit;
  CanteenLocation: Types.CanteenLocation;
  CanteenOrderFeedbackInput: Types.CanteenOrderFeedbackInput;
  CanteenOrderSummary: Types.CanteenOrderSummary;
  Card: Types.Card;
  Cart: Types.Cart;
  CartChange: Types.CartChange;
  CartDeliveryContact: Types.CartDeliveryContact;
  CartDeliveryContactInput: Types.CartDeliveryContactInput;
  CartInput: Types.CartInput;
  CartInvoiceContact: Types.CartInvoiceContact;
  CartInvoiceContactInput: Types.CartInvoiceContactInput;
  CartItem: Types.CartItem;
  CartItemInput: Types.CartItemInput;
  CartTotals: Types.CartTotals;
  CatalogueProspectInput: Types.CatalogueProspectInput;
  CompanyEntity: Types.CompanyEntity;
  ContactInput: Types.ContactInput;
  CustomerProfile: CustomerRecord;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DeliveryAddress: Types.DeliveryAddress;
  DeliveryContact: Types.DeliveryContact;
  DeliverySlot: Types.DeliverySlot;
  DeliverySlotInput: Types.DeliverySlotInput;
  DeliveryZone: Types.DeliveryZone;
  DistributionPoint: Types.DistributionPoint;
  Document: Types.Document;
  EmailSubscriptions: Types.EmailSubscriptions;
  EventDiscount: Types.EventDiscount;
  Favourite: Types.Favourite;
  Float: Types.Scalars['Float']['output'];
  HelloBar: Types.HelloBar;
  ID: Types.Scalars['ID']['output'];
  Ingredient: Types.Ingredient;
  Int: Types.Scalars['Int']['output'];
  Inventory: Types.Inventory;
  InvoiceContact: Types.InvoiceContact;
  ItemRecovery: Types.ItemRecovery;
  ItemRecoveryInput: Types.ItemRecoveryInput;
  Line: Types.Line;
  MailSubscription: Types.MailSubscription;
  MapPoint: Types.MapPoint;
  MeatOrigin: Types.MeatOrigin;
  Menu: Types.Menu;
  Mutation: Record<PropertyKey, never>;
  NamedCart: Types.NamedCart;
  NamedCartLine: Types.NamedCartLine;
  NewPasskeyInput: Types.NewPasskeyInput;
  Nutrition: Types.Nutrition;
  Order: OrderRecord;
  OrderExtraCost: Types.OrderExtraCost;
  OrderFeedbackInput: Types.OrderFeedbackInput;
  OrderMenu: OrderLineRecord;
  OrderMove: Types.OrderMove;
  OrderPlan: Types.OrderPlan;
  OrderProduct: OrderLineRecord;
  OrderTracking: OrderTrackingRecord;
  Passkey: Types.Passkey;
  PasskeyCreation: Types.PasskeyCreation;
  PasskeyRequest: Types.PasskeyRequest;
  PasskeySignatureInput: Types.PasskeySignatureInput;
  Payment: Types.Payment;
  PaymentIntent: Types.PaymentIntent;
  PhoneCallInput: Types.PhoneCallInput;
  PlanDate: Types.PlanDate;
  Product: Types.Product;
  Query: Record<PropertyKey, never>;
  QuoteInput: Types.QuoteInput;
  RecoveryAddress: Types.RecoveryAddress;
  RecoveryAddressInput: Types.RecoveryAddressInput;
  RecoverySlot: Types.RecoverySlot;
  RegisteredCompany: Types.RegisteredCompany;
  RewardReferral: Types.RewardReferral;
  SeoRule: Types.SeoRule;
  SetupIntent: Types.SetupIntent;
  Slot: Types.Slot;
  SpecialConfiguration: Types.SpecialConfiguration;
  String: Types.Scalars['String']['output'];
  User: Types.User;
  UtmInput: Types.UtmInput;
  VatPart: Types.VatPart;
  WeeklyMenu: Types.WeeklyMenu;
  WeeklyMenuDay: Types.WeeklyMenuDay;
  WeeklyMenuDish: Types.WeeklyMenuDish;
  WireTransferInstructions: Types.WireTransferInstructions;
};

export type AuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessDay'] = ResolversParentTypes['BusinessDay']> = {
  endAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BusinessDayStatus'], ParentType, ContextType>;
};

export type BusinessUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessUnit'] = ResolversParentTypes['BusinessUnit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CanteenLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CanteenLocation'] = ResolversParentTypes['CanteenLocation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRoomServiceDeliveryPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CanteenOrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CanteenOrderSummary'] = ResolversParentTypes['CanteenOrderSummary']> = {
  deliveryHour?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  feedbackTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFeedbackDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cvc_check?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exp_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exp_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessUnitId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['CartChange']>, ParentType, ContextType>;
  creationDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryContact?: Resolver<Types.Maybe<ResolversTypes['CartDeliveryContact']>, ParentType, ContextType>;
  deliveryContactSMSNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryDay?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliverySlot?: Resolver<Types.Maybe<ResolversTypes['DeliverySlot']>, ParentType, ContextType>;
  deliverySlotEndAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliverySlotStartAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryZoneId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceToDistributionPoint?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distributionPointId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hasCutlery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasIndividualBoxes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlacemats?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasToLeaveBags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCompanyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCompanySiret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceContact?: Resolver<Types.Maybe<ResolversTypes['CartInvoiceContact']>, ParentType, ContextType>;
  invoiceCustomerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemRecovery?: Resolver<Types.Maybe<ResolversTypes['ItemRecovery']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mainBrandId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  roomServiceLocationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  toDeliversHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType>;
};

export type CartChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartChange'] = ResolversParentTypes['CartChange']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumQuantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartItemType'], ParentType, ContextType>;
};

export type CartDeliveryContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartDeliveryContact'] = ResolversParentTypes['CartDeliveryContact']> = {
  details?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartInvoiceContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartInvoiceContact'] = ResolversParentTypes['CartInvoiceContact']> = {
  address?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySiret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartItemType'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  companyDiscountTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  globalVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumCompanyDiscountHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumCompanyDiscountTTC?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumCompanyDiscountVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumDeliveryPriceHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumLastMinutePriceHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPriceCartHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPriceCartTTC?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPriceExtraCostsHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPriceMenusHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPriceProductsHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatParts?: Resolver<Array<ResolversTypes['VatPart']>, ParentType, ContextType>;
};

export type CompanyEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyEntity'] = ResolversParentTypes['CompanyEntity']> = {
  canteenLocations?: Resolver<Array<ResolversTypes['CanteenLocation']>, ParentType, ContextType>;
  eventDiscounts?: Resolver<Array<ResolversTypes['EventDiscount']>, ParentType, ContextType>;
  hasRoomServiceEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  companyActivityField?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyEntity?: Resolver<Types.Maybe<ResolversTypes['CompanyEntity']>, ParentType, ContextType>;
  companyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultOrderDeliveryFee?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultOrderLastMinuteFee?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favourites?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAcceptedNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namedCarts?: Resolver<Array<ResolversTypes['NamedCart']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['OrderPlan']>, ParentType, ContextType>;
  stripeCustomerId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  utmSource?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryAddress'] = ResolversParentTypes['DeliveryAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeliveryContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryContact'] = ResolversParentTypes['DeliveryContact']> = {
  deliveryContactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryContactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeliverySlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliverySlot'] = ResolversParentTypes['DeliverySlot']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeliveryZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryZone'] = ResolversParentTypes['DeliveryZone']> = {
  businessUnit?: Resolver<Types.Maybe<ResolversTypes['BusinessUnit']>, ParentType, ContextType>;
  deliveryPrice?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DistributionPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionPoint'] = ResolversParentTypes['DistributionPoint']> = {
  distance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  fileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailSubscriptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSubscriptions'] = ResolversParentTypes['EmailSubscriptions']> = {
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscriptions?: Resolver<Array<ResolversTypes['MailSubscription']>, ParentType, ContextType>;
};

export type EventDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventDiscount'] = ResolversParentTypes['EventDiscount']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minimumCartAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HelloBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelloBar'] = ResolversParentTypes['HelloBar']> = {
  bgColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentage?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type InventoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inventory'] = ResolversParentTypes['Inventory']> = {
  lines?: Resolver<Array<ResolversTypes['Line']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type InvoiceContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceContact'] = ResolversParentTypes['InvoiceContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceCompanyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCompanySiret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCustomerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemRecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRecovery'] = ResolversParentTypes['ItemRecovery']> = {
  bookedRecoveryHour?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryAddress?: Resolver<Types.Maybe<ResolversTypes['RecoveryAddress']>, ParentType, ContextType>;
  recoveryContactId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recoveryContactName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryContactPhone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryInstructions?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selectedSlot?: Resolver<Types.Maybe<ResolversTypes['RecoverySlot']>, ParentType, ContextType>;
};

export type LineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Line'] = ResolversParentTypes['Line']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadTimeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailSubscription'] = ResolversParentTypes['MailSubscription']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapPoint'] = ResolversParentTypes['MapPoint']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeatOriginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeatOrigin'] = ResolversParentTypes['MeatOrigin']> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  meat?: Resolver<ResolversTypes['Meat'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Line'], ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participantsPerQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productsIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  unavailabilityPublicMessage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAcceptTermsArgs, 'token'>>;
  addFavourite?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationAddFavouriteArgs, 'productId'>>;
  addPasskey?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationAddPasskeyArgs, 'name' | 'passkey'>>;
  addRewardProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationAddRewardProgramArgs, 'refereeEmail'>>;
  authenticate?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationAuthenticateArgs, 'email' | 'password'>>;
  authenticateByPasskey?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationAuthenticateByPasskeyArgs, 'signature'>>;
  checkEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationCheckEmailArgs, 'email'>>;
  checkTokenValidity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationCheckTokenValidityArgs, 'token'>>;
  closeAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<Types.MutationCloseAccountArgs>>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailArgs, 'token'>>;
  createOrder?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Types.MutationCreateOrderArgs, 'cartId' | 'payByCreditTransfer'>>;
  createPaymentIntent?: Resolver<ResolversTypes['PaymentIntent'], ParentType, ContextType, RequireFields<Types.MutationCreatePaymentIntentArgs, 'orderId'>>;
  createSetupIntent?: Resolver<ResolversTypes['SetupIntent'], ParentType, ContextType>;
  createStripeCustomerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deleteCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDeleteCardArgs, 'cardId'>>;
  deleteNamedCart?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationDeleteNamedCartArgs, 'id'>>;
  deletePasskey?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationDeletePasskeyArgs, 'id'>>;
  disconnect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationDisconnectArgs, 'token'>>;
  endPlan?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationEndPlanArgs, 'id'>>;
  giveUpOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationGiveUpOrderArgs, 'orderId'>>;
  openAccount?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationOpenAccountArgs, 'email' | 'firstname' | 'hasAcceptedTerms' | 'key' | 'lastname'>>;
  payOrderByCreditTransfer?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationPayOrderByCreditTransferArgs, 'orderId'>>;
  removeFavourite?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationRemoveFavouriteArgs, 'productId'>>;
  renameNamedCart?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationRenameNamedCartArgs, 'id' | 'name'>>;
  repeatOrder?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationRepeatOrderArgs, 'orderId'>>;
  requestCanteenAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestCanteenAccessArgs, 'email'>>;
  requestCatalogue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestCatalogueArgs, 'prospect'>>;
  requestItemRecovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestItemRecoveryArgs, 'itemRecovery' | 'orderId'>>;
  requestPhoneCall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestPhoneCallArgs, 'phoneCall'>>;
  requestQuote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRequestQuoteArgs, 'quote'>>;
  retrievePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationRetrievePasswordArgs, 'email'>>;
  saveNamedCart?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationSaveNamedCartArgs, 'items' | 'name' | 'replaces'>>;
  sendContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'contact'>>;
  sendEmailConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setCart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType, RequireFields<Types.MutationSetCartArgs, 'cart' | 'key'>>;
  setMailSubscriptions?: Resolver<Array<ResolversTypes['MailSubscription']>, ParentType, ContextType, RequireFields<Types.MutationSetMailSubscriptionsArgs, 'lists'>>;
  setNewPassword?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationSetNewPasswordArgs, 'password' | 'token'>>;
  setPlanDateSkipped?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationSetPlanDateSkippedArgs, 'day' | 'id' | 'isSkipped'>>;
  setPlanPaused?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, RequireFields<Types.MutationSetPlanPausedArgs, 'id' | 'isPaused'>>;
  signup?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationSignupArgs, 'email' | 'firstname' | 'hasAcceptedTerms' | 'lastname' | 'password'>>;
  startPasskeyCreation?: Resolver<ResolversTypes['PasskeyCreation'], ParentType, ContextType, Partial<Types.MutationStartPasskeyCreationArgs>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  submitCanteenOrderFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSubmitCanteenOrderFeedbackArgs, 'feedback' | 'hashedOrderId'>>;
  submitOrderFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSubmitOrderFeedbackArgs, 'orderFeedback' | 'orderId'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToNewsletterArgs, 'email'>>;
  unsubscribeFromEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromEmailsArgs, 'token'>>;
  updateCustomer?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType, Partial<Types.MutationUpdateCustomerArgs>>;
  updateOrderInvoiceDetails?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.MutationUpdateOrderInvoiceDetailsArgs, 'orderId'>>;
  updatePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUpdatePasswordArgs, 'actualPassword' | 'newPassword'>>;
  updateSource?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.MutationUpdateSourceArgs, 'utmSource'>>;
  validateCanteenEmail?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<Types.MutationValidateCanteenEmailArgs, 'token'>>;
};

export type NamedCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCart'] = ResolversParentTypes['NamedCart']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['NamedCartLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedCartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCartLine'] = ResolversParentTypes['NamedCartLine']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartItemType'], ParentType, ContextType>;
};

export type NutritionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = {
  carbohydrate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dietaryFiber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kilocalories?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kilojoules?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  protein?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salt?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  saturatedFat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  servingSizeWeight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sugar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  amountDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canEditInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRequestItemRecovery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canteenFeedbackHash?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryContactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryContactPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryFees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryHour?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveryPlace?: Resolver<ResolversTypes['MapPoint'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extraCosts?: Resolver<Array<ResolversTypes['OrderExtraCost']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCompanyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCompanySiret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceCustomerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceDetails?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFeedbackDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFullyPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemRecovery?: Resolver<Types.Maybe<ResolversTypes['ItemRecovery']>, ParentType, ContextType>;
  lastMinuteFees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['OrderMenu']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payByCreditTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['OrderProduct']>, ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roomServiceLocationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  slotEndAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slotStartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalWithVat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalWithoutVat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackingToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vatParts?: Resolver<Array<ResolversTypes['VatPart']>, ParentType, ContextType>;
  wireTransfer?: Resolver<Types.Maybe<ResolversTypes['WireTransferInstructions']>, ParentType, ContextType>;
};

export type OrderExtraCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderExtraCost'] = ResolversParentTypes['OrderExtraCost']> = {
  freeQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMenu'] = ResolversParentTypes['OrderMenu']> = {
  freeQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalMenu?: Resolver<Types.Maybe<ResolversTypes['Menu']>, ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMove'] = ResolversParentTypes['OrderMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlan'] = ResolversParentTypes['OrderPlan']> = {
  dates?: Resolver<Array<ResolversTypes['PlanDate']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextDay?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotStartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalWithVat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProduct'] = ResolversParentTypes['OrderProduct']> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  freeQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  menu?: Resolver<Types.Maybe<ResolversTypes['OrderMenu']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalProduct?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTracking'] = ResolversParentTypes['OrderTracking']> = {
  deliveryAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryHour?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  depot?: Resolver<ResolversTypes['MapPoint'], ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['MapPoint'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['OrderMove']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  recoveryAddress?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoverySlot?: Resolver<Types.Maybe<ResolversTypes['RecoverySlot']>, ParentType, ContextType>;
  slotEndAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slotStartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  algorithms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  known?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentIntentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentIntent'] = ResolversParentTypes['PaymentIntent']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlanDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanDate'] = ResolversParentTypes['PlanDate']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanDateState'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  allergens?: Resolver<Array<ResolversTypes['Allergen']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  ingredientsList?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Line'], ParentType, ContextType>;
  lineLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meatOrigins?: Resolver<Array<ResolversTypes['MeatOrigin']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nutrition?: Resolver<Types.Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  participantsPerQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unavailabilityPublicMessage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  availableInventory?: Resolver<ResolversTypes['Inventory'], ParentType, ContextType, RequireFields<Types.QueryAvailableInventoryArgs, 'input'>>;
  businessDaysWithSlots?: Resolver<Array<ResolversTypes['BusinessDay']>, ParentType, ContextType, RequireFields<Types.QueryBusinessDaysWithSlotsArgs, 'businessDay' | 'distributionPointId'>>;
  canteenOrder?: Resolver<ResolversTypes['CanteenOrderSummary'], ParentType, ContextType, RequireFields<Types.QueryCanteenOrderArgs, 'hashedOrderId'>>;
  checkIfFeedbackIsAlreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.QueryCheckIfFeedbackIsAlreadyDoneArgs, 'orderId'>>;
  companies?: Resolver<Array<ResolversTypes['RegisteredCompany']>, ParentType, ContextType, RequireFields<Types.QueryCompaniesArgs, 'search'>>;
  deliveryZoneForCoords?: Resolver<Types.Maybe<ResolversTypes['DeliveryZone']>, ParentType, ContextType, RequireFields<Types.QueryDeliveryZoneForCoordsArgs, 'lat' | 'lng'>>;
  emailSubscriptions?: Resolver<ResolversTypes['EmailSubscriptions'], ParentType, ContextType, RequireFields<Types.QueryEmailSubscriptionsArgs, 'token'>>;
  getCustomerProfile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType>;
  getUserFromToken?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Types.QueryGetUserFromTokenArgs, 'token'>>;
  getUserMailSubscriptions?: Resolver<Array<ResolversTypes['MailSubscription']>, ParentType, ContextType>;
  hellobar?: Resolver<Types.Maybe<ResolversTypes['HelloBar']>, ParentType, ContextType>;
  lastDeliveryAddresses?: Resolver<Array<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  lastDeliveryContacts?: Resolver<Array<ResolversTypes['DeliveryContact']>, ParentType, ContextType>;
  lastInvoiceContacts?: Resolver<Array<ResolversTypes['InvoiceContact']>, ParentType, ContextType>;
  listCardsForCustomer?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<Types.QueryListCardsForCustomerArgs, 'stripeCustomerId'>>;
  nearestDistributionPoint?: Resolver<Types.Maybe<ResolversTypes['DistributionPoint']>, ParentType, ContextType, RequireFields<Types.QueryNearestDistributionPointArgs, 'businessUnitId' | 'lat' | 'lng'>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<Types.QueryOrderArgs, 'id'>>;
  orderTracking?: Resolver<ResolversTypes['OrderTracking'], ParentType, ContextType, RequireFields<Types.QueryOrderTrackingArgs, 'orderId'>>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<Types.QueryOrdersArgs, 'limit'>>;
  ordersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'date' | 'distributionPointId' | 'id'>>;
  rewardReferrals?: Resolver<Array<ResolversTypes['RewardReferral']>, ParentType, ContextType>;
  seoRules?: Resolver<Array<ResolversTypes['SeoRule']>, ParentType, ContextType>;
  specialConfiguration?: Resolver<ResolversTypes['SpecialConfiguration'], ParentType, ContextType>;
  weeklyMenu?: Resolver<ResolversTypes['WeeklyMenu'], ParentType, ContextType, RequireFields<Types.QueryWeeklyMenuArgs, 'week' | 'withPrice'>>;
};

export type RecoveryAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryAddress'] = ResolversParentTypes['RecoveryAddress']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoverySlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoverySlot'] = ResolversParentTypes['RecoverySlot']> = {
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegisteredCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredCompany'] = ResolversParentTypes['RegisteredCompany']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siren?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  town?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RewardReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardReferral'] = ResolversParentTypes['RewardReferral']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refereeEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoRule'] = ResolversParentTypes['SeoRule']> = {
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaRobots?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogImage?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ogTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitterCard?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitterDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitterTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetupIntentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupIntent'] = ResolversParentTypes['SetupIntent']> = {
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  disabledSlot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slotEndAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slotStartAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stress?: Resolver<ResolversTypes['SlotStress'], ParentType, ContextType>;
};

export type SpecialConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialConfiguration'] = ResolversParentTypes['SpecialConfiguration']> = {
  cutleryPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutleryVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  disablePopboxBefore?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  individualBoxPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  individualBoxVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastMinuteFees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMinuteVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minimumOrderAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placematPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placematVatRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  canUseWireTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VatPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VatPart'] = ResolversParentTypes['VatPart']> = {
  amountHT?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyMenu'] = ResolversParentTypes['WeeklyMenu']> = {
  days?: Resolver<Array<ResolversTypes['WeeklyMenuDay']>, ParentType, ContextType>;
  fileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeeklyMenuDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyMenuDay'] = ResolversParentTypes['WeeklyMenuDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['WeeklyMenuDish']>, ParentType, ContextType>;
};

export type WeeklyMenuDishResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyMenuDish'] = ResolversParentTypes['WeeklyMenuDish']> = {
  price?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type WireTransferInstructionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WireTransferInstructions'] = ResolversParentTypes['WireTransferInstructions']> = {
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BusinessDay?: BusinessDayResolvers<ContextType>;
  BusinessUnit?: BusinessUnitResolvers<ContextType>;
  CanteenLocation?: CanteenLocationResolvers<ContextType>;
  CanteenOrderSummary?: CanteenOrderSummaryResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  CartDeliveryContact?: CartDeliveryContactResolvers<ContextType>;
  CartInvoiceContact?: CartInvoiceContactResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CompanyEntity?: CompanyEntityResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeliveryAddress?: DeliveryAddressResolvers<ContextType>;
  DeliveryContact?: DeliveryContactResolvers<ContextType>;
  DeliverySlot?: DeliverySlotResolvers<ContextType>;
  DeliveryZone?: DeliveryZoneResolvers<ContextType>;
  DistributionPoint?: DistributionPointResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  EmailSubscriptions?: EmailSubscriptionsResolvers<ContextType>;
  EventDiscount?: EventDiscountResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  HelloBar?: HelloBarResolvers<ContextType>;
  Ingredient?: IngredientResolvers<ContextType>;
  Inventory?: InventoryResolvers<ContextType>;
  InvoiceContact?: InvoiceContactResolvers<ContextType>;
  ItemRecovery?: ItemRecoveryResolvers<ContextType>;
  Line?: LineResolvers<ContextType>;
  MailSubscription?: MailSubscriptionResolvers<ContextType>;
  MapPoint?: MapPointResolvers<ContextType>;
  MeatOrigin?: MeatOriginResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCart?: NamedCartResolvers<ContextType>;
  NamedCartLine?: NamedCartLineResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderExtraCost?: OrderExtraCostResolvers<ContextType>;
  OrderMenu?: OrderMenuResolvers<ContextType>;
  OrderMove?: OrderMoveResolvers<ContextType>;
  OrderPlan?: OrderPlanResolvers<ContextType>;
  OrderProduct?: OrderProductResolvers<ContextType>;
  OrderTracking?: OrderTrackingResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentIntent?: PaymentIntentResolvers<ContextType>;
  PlanDate?: PlanDateResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryAddress?: RecoveryAddressResolvers<ContextType>;
  RecoverySlot?: RecoverySlotResolvers<ContextType>;
  RegisteredCompany?: RegisteredCompanyResolvers<ContextType>;
  RewardReferral?: RewardReferralResolvers<ContextType>;
  SeoRule?: SeoRuleResolvers<ContextType>;
  SetupIntent?: SetupIntentResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SpecialConfiguration?: SpecialConfigurationResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VatPart?: VatPartResolvers<ContextType>;
  WeeklyMenu?: WeeklyMenuResolvers<ContextType>;
  WeeklyMenuDay?: WeeklyMenuDayResolvers<ContextType>;
  WeeklyMenuDish?: WeeklyMenuDishResolvers<ContextType>;
  WireTransferInstructions?: WireTransferInstructionsResolvers<ContextType>;
};

