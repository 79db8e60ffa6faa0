import type { MouseEvent } from 'react'
import { languageFacts, languages } from '#contract/core/languages.ts'
import { ActionSamples } from './action-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { DisplaySamples } from './display-samples.tsx'
import { documentTitle } from '#storefront/ui/layout/page-title.tsx'
import styles from './component-gallery.module.css'

/** Every component in every state, in development only. Its texts are samples and not translated. */
export default function ComponentGalleryRoute() {
  return (
    <div className={`frame ${styles.kit}`}>
      <title>{documentTitle('Kit')}</title>
      <h1 className="h1">Kit</h1>
      <nav className={styles.langs} aria-label="Language" onClickCapture={(event: MouseEvent) => event.stopPropagation()}>
        {languages.map((lang) => (
          <a key={lang} className="link" href={`/kit?lang=${lang}`}>
            {languageFacts[lang].label}
          </a>
        ))}
      </nav>
      <ActionSamples />
      <FormSamples />
      <DisplaySamples />
    </div>
  )
}
