CREATE TABLE "unpaid_callers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"caller" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unpaid_callers" ADD CONSTRAINT "unpaid_callers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "unpaid_callers_caller" ON "unpaid_callers" USING btree ("caller","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "unpaid_callers_created" ON "unpaid_callers" USING btree ("created_at");