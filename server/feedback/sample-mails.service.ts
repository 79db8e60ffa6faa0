import { pickText, type Text } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, sampleNotificationMails } from '#server/platform/messaging/member-notifications.ts'
import { feedbackMail } from './feedback-mails.ts'

const replies: Text = {
  ka: 'მადლობა, რომ მოგვწერე! ძიება გავასწორეთ: ახლა ფერითაც შეგიძლია მოძებნო.',
  en: 'Thank you for writing! We have mended the search: you can now look for a colour, too.',
  ru: 'Спасибо, что написали! Мы исправили поиск: теперь можно искать и по цвету.',
  zh: '感谢您的反馈！我们已改进搜索，现在也可以按颜色查找商品。',
}

/** The mail with a reply to feedback. */
export async function sampleFeedbackMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  return sampleNotificationMails(
    ctx,
    ['feedbackReplied'],
    () => ({ text: pickText(replies, ctx.lang).text }),
    (notified) => feedbackMail(frameOf(ctx), notified),
  )
}
