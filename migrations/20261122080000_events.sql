-- One row per command, or per event and subscriber, each with its own attempts; after twelve a row is a dead letter.
ALTER TABLE "outbox" ADD COLUMN "subscriber" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_key_unique";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_key_subscriber_key" UNIQUE ("key", "subscriber");--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
-- Rows that wait keep their meaning under the names commands have now.
UPDATE "outbox" SET "topic" = 'personalData.eraseAgain' WHERE "topic" = 'member.removed' AND "done_at" IS NULL;--> statement-breakpoint
UPDATE "outbox" SET "topic" = 'account.withholdCode' WHERE "topic" = 'nobody' AND "done_at" IS NULL;--> statement-breakpoint
-- A row that was tried for days gets its twelve attempts anew.
UPDATE "outbox" SET "attempts" = 0 WHERE "done_at" IS NULL AND "attempts" > 5;
