ALTER TABLE "mails" ADD COLUMN "held_for" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_held_for_users_id_fk" FOREIGN KEY ("held_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_held" ON "mails" USING btree ("held_for") WHERE "mails"."held_for" is not null;--> statement-breakpoint
-- Who could order until now could read the mails of it.
UPDATE "users" SET "email_validated_at" = "created_at" WHERE "email_validated_at" IS NULL;
