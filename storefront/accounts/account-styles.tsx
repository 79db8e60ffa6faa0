import { preinit } from 'react-dom'
import { StyleSheet } from '#storefront/ui/style-sheet.tsx'
import sheet from '#storefront/styles/accounts.css?url'

/** The styles of the dialogs, of their pages and of the member's own. */
export const AccountStyles = () => <StyleSheet href={sheet} />

/** Has them come beside the scripts that will draw with them; in the browser only. */
export const fetchAccountStyles = () => preinit(sheet, { as: 'style', precedence: 'part' })
