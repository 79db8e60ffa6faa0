ALTER TABLE "feedback" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_order_no_idx" ON "feedback" USING btree ("order_no");