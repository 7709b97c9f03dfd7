/** What the service tells visitors, in Swedish. */
export const texts = {
  code: (code: string) => `Din kod till däckhotellet är ${code}. Den gäller i 5 minuter.`,
  unknownNumber: 'Vi kunde inte skicka någon kod. Sök på ditt registreringsnummer igen.',
  noPhone: 'Det finns inget mobilnummer på ditt avtal. Kontakta oss så hjälper vi dig.',
  noMessages: 'Vi kan inte skicka sms just nu. Försök igen om en stund eller kontakta oss.',
  wrongCode: 'Koden stämmer inte. Kontrollera den och försök igen.',
  expiredCode: 'Koden gäller inte längre. Begär en ny kod.',
  tooManyTries: 'För många felaktiga försök. Begär en ny kod.',
  lockedCodes: 'Vi kan inte verifiera din kod just nu. Kontakta oss så hjälper vi dig.',
  dayUnavailable: 'Dagen går inte att boka. Välj en annan dag.',
  timeTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
  timeMissing: 'Välj en tid.',
  reviewedAlready: 'Du har redan lämnat ett omdöme. Tack!',
  loginEnded: 'Du har loggats ut. Logga in igen.',
} as const;
