CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_lang" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hide_reason" text,
	CONSTRAINT "questions_text_check" CHECK (length("questions"."text") <= 500),
	CONSTRAINT "questions_lang_check" CHECK ("questions"."lang" in ('ka', 'en', 'ru', 'zh')),
	CONSTRAINT "questions_answer_lang_check" CHECK ("questions"."answer_lang" in ('ka', 'en', 'ru', 'zh')),
	CONSTRAINT "questions_answered_at_check" CHECK (num_nulls("questions"."answer", "questions"."answer_lang", "questions"."answered_at") in (0, 3)),
	CONSTRAINT "questions_hide_reason_check" CHECK ("questions"."hide_reason" in ('offensive', 'personalData', 'offTopic', 'advertising')),
	CONSTRAINT "questions_hidden_at_check" CHECK (("questions"."hidden_at" is null) = ("questions"."hide_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_product_id_answered_at_idx" ON "questions" USING btree ("product_id","answered_at" DESC NULLS FIRST,"id") WHERE "questions"."answered_at" is not null and "questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "questions_member_id_asked_at_idx" ON "questions" USING btree ("member_id","asked_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "questions_asked_at_idx" ON "questions" USING btree ("asked_at" DESC NULLS FIRST,"id");