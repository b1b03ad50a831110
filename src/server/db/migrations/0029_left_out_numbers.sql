CREATE TABLE "left_out_numbers" (
	"series" text NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"why" text NOT NULL,
	"left_out_at" timestamp with time zone NOT NULL,
	CONSTRAINT "left_out_numbers_series_first_pk" PRIMARY KEY("series","first")
);
