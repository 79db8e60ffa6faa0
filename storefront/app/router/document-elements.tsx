import { userIdCookie } from '#contract/accounts/constants.ts'
import { guestCartKey } from '#contract/cart/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { PageContext } from '../client/page-context.ts'
import { recordInput, startScripts } from '../hydration/start-scripts.ts'
import { catalogueAddress } from '../i18n/catalogue-address.ts'
import type { CatalogueFile } from '../i18n/catalogues.ts'
import { FontPreloads } from './font-preloads.tsx'
import type { DocumentFiles } from './page-files.ts'
import type { PageData } from './page-data.ts'
import type { ServerElements } from './server-elements.ts'

/** What a document is made of beside what its routes render. */
interface DocumentParts {
  page: PageContext
  files: DocumentFiles
  catalogues: CatalogueFile[]
  data: Record<string, unknown>
  errors: PageData['errors']
  /** The number of a request that failed. */
  requestId: string | undefined
}

/** Sheets, data and scripts of a document. */
export function documentElements({ page: { lang, nonce }, files, catalogues, data, errors, requestId }: DocumentParts): ServerElements {
  const [entry, ...scripts] = files.scripts
  const texts = textsOf(lang, catalogues)
  return {
    first: <InlineScript nonce={nonce} code={`${markRestored};${markWithoutCart};(${String(recordInput)})()`} />,
    head: (
      <>
        <FontPreloads lang={lang} />
        {files.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {import.meta.env.DEV && <DevelopmentScripts nonce={nonce} />}
      </>
    ),
    end: (
      <>
        {Object.entries(data).map(([id, value]) => (
          <Json key={id} data-loader={id} value={value} />
        ))}
        <Json id="page" value={{ catalogues, errors, requestId }} />
        <InlineScript
          nonce={nonce}
          code={`(${String(startScripts)})(${[entry, scripts, texts].map((part) => JSON.stringify(part)).join()})`}
        />
      </>
    ),
    sheetsBelow: files.sheetsBelow,
    frameSheetsBelow: files.frameSheetsBelow,
  }
}

/** Marks a document that is opened once more, by a reload or from the history, before anything is laid out: the browser scrolls it to where it was (`LaterLayout`). */
const markRestored = "if(history.state)document.documentElement.dataset.restored=''"

/**
 * Marks the cart page of a visitor whose browser stores no cart: it shows at once that it is empty (`cart.route.tsx`). Other documents are not marked,
 * for the cart may be filled before a click leads to its page. Storage may be blocked.
 */
const markWithoutCart = `try{!/^\\/cart/.test(location.pathname)||/(^|; )${userIdCookie}=/.test(document.cookie)||localStorage.getItem('${guestCartKey}')||(document.documentElement.dataset.withoutCart='')}catch{}`

/**
 * Addresses of the page's messages: files that a browser keeps from page to page; in the page itself they were a third of its bytes
 * (docs/decisions, "Messages are files"). None in development, where they have no files.
 */
const textsOf = (lang: Language, names: readonly CatalogueFile[]) => names.flatMap((name) => catalogueAddress(lang, name) ?? [])

const InlineScript = ({ nonce, code }: { nonce: string; code: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
)

/** Data for the browser: as JSON in an element of its own it is shorter than as a string in a script, in which each quotation mark is escaped. */
const Json = ({ value, ...attributes }: { value: unknown; id?: string; 'data-loader'?: string }) => (
  <script
    type="application/json"
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value ?? null).replaceAll('<', '\\u003c') }}
  />
)

/** What a page of Vite's own would load for hot reload: https://vite.dev/guide/backend-integration */
const DevelopmentScripts = ({ nonce }: { nonce: string }) => (
  <>
    <script type="module" src="/@vite/client" />
    <script
      type="module"
      nonce={nonce}
      dangerouslySetInnerHTML={{
        __html:
          "import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true",
      }}
    />
  </>
)
