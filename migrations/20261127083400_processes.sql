CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"clock_ahead" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
