CREATE TABLE "known_browsers" (
	"member_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser" PRIMARY KEY("member_id","browser")
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_link" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "sign_in_link_of_member" UNIQUE("member_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sign_in_trips" (
	"state_hash" char(43) PRIMARY KEY NOT NULL,
	"browser_hash" char(43) NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"member_id" uuid,
	"redirect" text,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"member_id" uuid NOT NULL,
	"src" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload" PRIMARY KEY("member_id","src")
);
--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "member_reachable";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "contact_mail" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "avatar_url" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_trips" ADD CONSTRAINT "sign_in_trips_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_trips_expires_at_index" ON "sign_in_trips" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "uploads_uploaded_at_index" ON "uploads" USING btree ("uploaded_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "member_removed" CHECK ("members"."deleted_at" is null or ("members"."first_name" = '' and "members"."last_name" = '' and num_nonnulls("members"."company_name", "members"."company_code",
        "members"."email", "members"."mobile_phone", "members"."password_hash", "members"."contact_mail", "members"."avatar_url") = 0));