ALTER TABLE "order_events" DROP CONSTRAINT "order_events_step_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_outside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "stripe_sessions" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "stripe_sessions" ADD CONSTRAINT "stripe_sessions_intent_id_key" UNIQUE("intent_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_check" CHECK ("order_events"."step" in ('placed', 'payOnDelivery', 'unpaid', 'authorised', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled', 'voided', 'waiting', 'packed', 'shipped', 'delivered', 'received', 'disputed', 'disputeWon', 'disputeLost'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_returned_outside_check" CHECK ("payments"."returned_outside" between 0 and "payments"."captured");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dispute_check" CHECK ("payments"."dispute" in ('open', 'won', 'lost'));