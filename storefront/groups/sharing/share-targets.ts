/** A way to send a link without the device's share sheet. */
interface ShareTarget {
  /** The name of the service; e-mail is named in the reader's language. */
  name: 'WhatsApp' | 'Viber' | 'Telegram' | 'mail'
  href: string
}

/** Where a link can be sent from a desktop, by the documented addresses of each service. @param text stands before the link */
export function shareTargets(url: string, text: string): ShareTarget[] {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)]
  const both = encodeURIComponent(`${text} ${url}`)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Viber', href: `viber://forward?text=${both}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${words}` },
    { name: 'mail', href: `mailto:?subject=${words}&body=${link}` },
  ]
}
