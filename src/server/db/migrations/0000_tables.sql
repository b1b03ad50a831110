CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_units" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canteen_locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"is_room_service_delivery_point" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"answered_total_ttc" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" text,
	"activity_field" text,
	"has_room_service_enabled" boolean DEFAULT false NOT NULL,
	"default_order_delivery_fee" integer,
	"default_order_last_minute_fee" integer
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"department_code" text NOT NULL,
	"position" integer NOT NULL,
	"ring" jsonb NOT NULL,
	"delivery_price" integer,
	"business_unit_id" integer
);
--> statement-breakpoint
CREATE TABLE "distribution_points" (
	"id" integer PRIMARY KEY NOT NULL,
	"business_unit_id" integer NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"reach" integer NOT NULL,
	"slot_capacity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_discounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"discount_percentage" double precision DEFAULT 0 NOT NULL,
	"discount_amount" integer DEFAULT 0 NOT NULL,
	"minimum_cart_amount" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hello_bars" (
	"id" serial PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"content" text NOT NULL,
	"bg_color" text NOT NULL,
	"text_color" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "lines" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brand_id" integer NOT NULL,
	"lead_time_minutes" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lines_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "menu_products" (
	"menu_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_products_menu_id_product_id_pk" PRIMARY KEY("menu_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" double precision NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"participants_per_quantity" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"unavailability_public_message" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"menu_id" integer,
	"parent_id" integer,
	"line_id" text,
	"name" text NOT NULL,
	"category" text,
	"picture" text,
	"price" integer NOT NULL,
	"vat_rate" double precision NOT NULL,
	"quantity" integer NOT NULL,
	"free_quantity" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 24815 CACHE 1),
	"user_id" integer NOT NULL,
	"cart_key" uuid NOT NULL,
	"status" text NOT NULL,
	"pay_by_credit_transfer" boolean NOT NULL,
	"distribution_point_id" integer NOT NULL,
	"delivery_day" date NOT NULL,
	"slot_start_at" timestamp with time zone NOT NULL,
	"slot_end_at" timestamp with time zone NOT NULL,
	"delivery_address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"department_code" text NOT NULL,
	"delivery_contact_name" text NOT NULL,
	"delivery_contact_phone" text NOT NULL,
	"delivery_details" text,
	"sms_number" text,
	"to_delivers_hot" boolean NOT NULL,
	"has_to_leave_bags" boolean NOT NULL,
	"item_recovery" jsonb,
	"invoice_address" text,
	"invoice_company_name" text,
	"invoice_company_siret" text,
	"invoice_customer_name" text,
	"invoice_phone" text,
	"invoice_details" text,
	"totals" jsonb NOT NULL,
	"total_ttc" integer NOT NULL,
	"total_ht" integer NOT NULL,
	"utm" jsonb,
	"tracking_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "orders_cart_key_unique" UNIQUE("cart_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"intent_id" text,
	"client_secret" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"has_failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payments_intent_id_unique" UNIQUE("intent_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"picture" text NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" double precision NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"minimum_quantity" integer DEFAULT 1 NOT NULL,
	"participants_per_quantity" integer DEFAULT 1 NOT NULL,
	"line_level" integer NOT NULL,
	"unavailability_public_message" text,
	"daily_quantity" integer NOT NULL,
	"nutrition" jsonb,
	"allergens" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"brand" text NOT NULL,
	"country" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"cvc_check" text,
	"behaviour" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"intent_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"client_secret" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"customer_id" text,
	"card_id" text,
	"save_card" boolean DEFAULT false NOT NULL,
	"last_error_code" text,
	"metadata" jsonb NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intents_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "seo_rules" (
	"slug" text PRIMARY KEY NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_robots" text NOT NULL,
	"og_title" text,
	"og_description" text,
	"og_image" text,
	"twitter_card" text,
	"twitter_title" text,
	"twitter_description" text
);
--> statement-breakpoint
CREATE TABLE "slot_loads" (
	"distribution_point_id" integer NOT NULL,
	"slot_start_at" timestamp with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_loads_distribution_point_id_slot_start_at_pk" PRIMARY KEY("distribution_point_id","slot_start_at")
);
--> statement-breakpoint
CREATE TABLE "special_configurations" (
	"id" serial PRIMARY KEY NOT NULL,
	"disable_popbox_before" date NOT NULL,
	"cutlery_price" integer NOT NULL,
	"cutlery_vat_rate" double precision NOT NULL,
	"individual_box_price" integer NOT NULL,
	"individual_box_vat_rate" double precision NOT NULL,
	"last_minute_fees" integer NOT NULL,
	"last_minute_vat_rate" double precision NOT NULL,
	"placemat_price" integer NOT NULL,
	"placemat_vat_rate" double precision NOT NULL,
	"minimum_order_amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"distribution_point_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_distribution_point_id_day_product_id_pk" PRIMARY KEY("distribution_point_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'b2b' NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text,
	"company_id" integer,
	"can_use_wire_transfer" boolean DEFAULT false NOT NULL,
	"payment_customer_id" text,
	"has_accepted_terms_at" timestamp with time zone,
	"has_accepted_newsletter" boolean DEFAULT false NOT NULL,
	"utm" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "canteen_locations" ADD CONSTRAINT "canteen_locations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_business_unit_id_business_units_id_fk" FOREIGN KEY ("business_unit_id") REFERENCES "public"."business_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_points" ADD CONSTRAINT "distribution_points_business_unit_id_business_units_id_fk" FOREIGN KEY ("business_unit_id") REFERENCES "public"."business_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_discounts" ADD CONSTRAINT "event_discounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_discounts" ADD CONSTRAINT "event_discounts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lines" ADD CONSTRAINT "lines_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_products" ADD CONSTRAINT "menu_products_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_products" ADD CONSTRAINT "menu_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_distribution_point_id_distribution_points_id_fk" FOREIGN KEY ("distribution_point_id") REFERENCES "public"."distribution_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_line_id_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cards" ADD CONSTRAINT "sandbox_cards_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_loads" ADD CONSTRAINT "slot_loads_distribution_point_id_distribution_points_id_fk" FOREIGN KEY ("distribution_point_id") REFERENCES "public"."distribution_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_distribution_point_id_distribution_points_id_fk" FOREIGN KEY ("distribution_point_id") REFERENCES "public"."distribution_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'waitingForPayment';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_type" ON "users" USING btree (lower("email"),"type");