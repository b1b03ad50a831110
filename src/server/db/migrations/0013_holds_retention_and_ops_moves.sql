CREATE TABLE "ops_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"who" text NOT NULL,
	"command" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"is_done" boolean,
	"words" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ops_moves_started" ON "ops_moves" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mails_over" ON "mails" USING btree ("created_at") WHERE "mails"."next_try_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tokens_expiry" ON "tokens" USING btree ("expires_at");