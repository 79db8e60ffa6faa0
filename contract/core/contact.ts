/** Where shoppers reach the mall; the number in E.164 and as it is read. */
export const contact = { mail: 'help@kalata.example', phone: '+995322000000', phoneText: '+995 32 200 00 00' }
