CREATE TABLE "order_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mailed_for" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_plans_order" UNIQUE("user_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;