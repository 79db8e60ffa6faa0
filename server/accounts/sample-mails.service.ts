import { kindsOf } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, sampleNotificationMails } from '#server/platform/messaging/member-notifications.ts'
import type { CodePurpose } from './codes/codes.rules.ts'
import { alreadyRegisteredMail, codeMail, deletedMail } from './mail-templates.ts'
import { securityMail } from './security-mails.ts'

const params = { provider: 'Google', account: 'n***@example.ge', browser: 'Firefox', system: 'Linux', ip: '203.0.113.7' }

/** Every mail about an account, in the language of the ctx: codes, its end, and what concerns its security. */
export async function sampleAccountMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  const frame = frameOf(ctx)
  const code = (purpose: CodePurpose) => codeMail(frame, { purpose, code: '304817', validitySeconds: 600 })
  const security = (notified: Parameters<typeof securityMail>[1]) => securityMail(frame, notified, ctx.now())
  return {
    codeRegister: code('register'),
    codeLogin: code('login'),
    codeForgot: code('forgot'),
    codeContact: code('contact'),
    alreadyRegistered: alreadyRegisteredMail(frame),
    accountDeleted: deletedMail(frame),
    ...sampleNotificationMails(ctx, kindsOf('security'), () => params, security),
  }
}
