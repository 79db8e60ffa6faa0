CREATE TABLE "photo_models" (
	"network" text PRIMARY KEY NOT NULL,
	"in_use" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_step_check";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_outside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "outside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_models_in_use_key" ON "photo_models" USING btree ("in_use") WHERE in_use;--> statement-breakpoint
-- What was returned outside the shop and booked as a refund.
UPDATE "refunds" SET "outside" = "amount" WHERE "reason" = 'outside';--> statement-breakpoint
UPDATE "payments" p SET "refund_outside" = r.sum FROM (SELECT "payment_id", sum("outside")::int AS sum FROM "refunds" GROUP BY 1) r WHERE r."payment_id" = p."id" AND r.sum > 0;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_check" CHECK ("order_events"."step" in ('placed', 'payOnDelivery', 'unpaid', 'authorised', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled', 'voided', 'waiting', 'packed', 'shipped', 'delivered', 'received', 'disputed', 'disputeWon', 'disputeLost', 'refundFailed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_outside_check" CHECK ("payments"."refund_outside" between 0 and "payments"."refund_requested");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_outside_check" CHECK ("refunds"."outside" between 0 and "refunds"."amount");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_failure_check" CHECK (("refunds"."state" = 'failed') = ("refunds"."failure" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_check" CHECK ("refunds"."state" in ('requested', 'done', 'failed'));
