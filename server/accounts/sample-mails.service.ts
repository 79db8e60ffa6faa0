import type { Ctx } from '#server/context.ts'
import type { MailContent } from '#server/platform/messaging/mail-template.ts'
import type { CodePurpose } from './codes/codes.rules.ts'
import { alreadyRegisteredMail, codeMail, deletedMail } from './mail-templates.ts'

/** Every mail about an account that no notification is of, in the language of the ctx. */
export async function sampleAccountMails({ lang, settings }: Ctx): Promise<Record<string, MailContent>> {
  const frame = { lang, origin: settings.origin }
  const code = (purpose: CodePurpose) => codeMail(frame, { purpose, code: '304817', validitySeconds: 600 })
  return {
    codeRegister: code('register'),
    codeLogin: code('login'),
    codeForgot: code('forgot'),
    codeContact: code('contact'),
    alreadyRegistered: alreadyRegisteredMail(frame),
    accountDeleted: deletedMail(frame),
  }
}
