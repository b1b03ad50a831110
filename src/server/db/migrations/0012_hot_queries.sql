CREATE INDEX IF NOT EXISTS "orders_on_the_way" ON "orders" USING btree ("slot_start_at") WHERE "orders"."status" in ('confirmed', 'assigned', 'supported');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_owed" ON "payments" USING btree ("id") WHERE "payments"."type" = 'cardRefund' and "payments"."paid_at" is null and not "payments"."has_failed";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "canteen_locations_company" ON "canteen_locations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "event_discounts_company" ON "event_discounts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "referrals_email" ON "referrals" USING btree ("referee_email");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "newsletter_untold" ON "newsletter_subscribers" USING btree ("changed_at") WHERE "newsletter_subscribers"."told_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_cards_customer" ON "sandbox_cards" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_events_pending" ON "sandbox_events" USING btree ("created_at") WHERE "sandbox_events"."delivered_at" is null;