/** The basket of the logo and of empty states. Inherits colour and size. */
export function BasketIllustration() {
  return (
    <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden="true" focusable="false">
      <path
        d="M9.5 17.5C9.5 9.5 13.6 4.5 20 4.5s10.5 5 10.5 13"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <rect x="2" y="15.4" width="36" height="5.4" rx="2.7" />
      <rect x="5" y="22.4" width="8.2" height="5.4" rx="2.7" />
      <rect x="14.8" y="22.4" width="20.2" height="5.4" rx="2.7" />
      <rect x="7.2" y="29.4" width="18" height="5.4" rx="2.7" />
      <rect x="26.8" y="29.4" width="6" height="5.4" rx="2.7" />
    </svg>
  )
}
