ALTER TABLE "menus" ADD COLUMN "photograph" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "photograph" text;