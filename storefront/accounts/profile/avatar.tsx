import { useRef, useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { uploadBytes, uploadTypes } from '#contract/uploads/constants.ts'
import { uploadError } from '#contract/uploads/rules.ts'
import { api } from '#storefront/app/client/browser.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
import { useSubmission } from '#storefront/app/forms/use-submission.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { downscaleImage } from '#storefront/app/client/downscale-image.ts'
import { asMember } from '#storefront/app/client/as-member.ts'
import { uploadPicture } from '#storefront/app/client/upload.ts'
import { Button } from '#storefront/ui/button.tsx'
import { FieldHelp } from '#storefront/ui/forms/field-help.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { initials } from './initials.ts'
import styles from './avatar.module.css'

/** The member's picture with buttons to upload and remove it. JPEG or PNG; a file over 500 KB is scaled down first. */
export function Avatar({ member }: { member: MemberInfo }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const choosing = useRef<HTMLButtonElement>(null)
  const { error, busy, upload, remove } = useAvatar()

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file may be chosen again after a failure.
    event.target.value = ''
    if (file) void upload(file)
  }
  /** The button goes with the picture; one that is disabled would lose the focus before. */
  async function removePicture() {
    if (busy) return
    if (await remove()) choosing.current?.focus()
  }
  return (
    <div className={styles.avatar}>
      <span className={busy ? `${styles.face} ${styles.busy}` : styles.face}>
        {member.avatarUrl ? (
          <img src={member.avatarUrl} alt={t('accounts.avatar')} width={96} height={96} />
        ) : (
          <b aria-hidden="true">{initials(member)}</b>
        )}
      </span>
      <div>
        <input ref={input} type="file" hidden accept={uploadTypes.join()} onChange={choose} />
        <div className={styles.acts}>
          <Button
            ref={choosing}
            kind="line"
            size="sm"
            icon="camera"
            busy={busy}
            onClick={() => input.current!.click()}
            aria-describedby="avatar-about"
          >
            {t(member.avatarUrl ? 'accounts.avatar.change' : 'accounts.avatar.choose')}
          </Button>
          {member.avatarUrl && (
            <Button kind="quiet" size="sm" aria-disabled={busy} onClick={() => void removePicture()}>
              {t('accounts.avatar.remove')}
            </Button>
          )}
        </div>
        <FieldHelp id="avatar-about" error={error} help={t('accounts.avatar.help')} announced />
      </div>
    </div>
  )
}

function useAvatar() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string>()
  const { busy, run } = useSubmission((failure) => setError(failureText(failure, t)))

  /** Resolves with whether it is saved. */
  function save(upload: () => Promise<string>): Promise<boolean> {
    setError(undefined)
    return run(async () => {
      const avatarUrl = await upload()
      await asMember(() => api.accounts.updateProfile({ avatarUrl }))
      await revalidate()
      toast({ text: t('accounts.page.saved'), kind: 'ok' })
    })
  }
  async function upload(file: File) {
    const scaled = uploadError(file) === 'upload.tooLarge' ? await downscaleImage(file, uploadBytes) : file
    const invalid = uploadError(scaled)
    if (invalid) return setError(t(invalid))
    await save(() => uploadPicture(scaled))
  }
  return { error, busy, upload, remove: () => save(() => Promise.resolve('')) }
}
