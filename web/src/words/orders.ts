/** What the page says about standing orders. */
export const ordersInEnglish = {
  title: 'Standing orders',
  menu: 'Standing orders…',
  short: 'Orders',
  about:
    'An order answers a question for you, in your own turn too, until you take it back. Only you can see it. What you are being asked right now is still yours to answer.',
  askMe: 'ask me',
  toStaff: 'All to my staff',
  askAll: 'Ask me everything',
  count: 'Answered for you: {{count}} of {{all}}',
  give: 'Give these orders',
  inForce_one: '{{count}} standing order in force',
  inForce_other: '{{count}} standing orders in force',
} as const;

/** Narrow no-break spaces (\u202f) stand before ; ! ? and no-break ones (\u00a0) before a colon, as in `fr.ts`. */
export const ordersInFrench = {
  title: 'Consignes',
  menu: 'Consignes…',
  short: 'Consignes',
  about:
    'Une consigne répond à une question à votre place, même pendant votre tour, jusqu’à ce que vous l’annuliez. Vous seul la voyez. La question posée en ce moment reste la vôtre.',
  askMe: 'me demander',
  toStaff: 'Tout confier à mon état-major',
  askAll: 'Tout me demander',
  count: 'Réponses données d’avance\u00a0: {{count}} sur {{all}}',
  give: 'Donner ces consignes',
  inForce_one: '{{count}} consigne en vigueur',
  inForce_other: '{{count}} consignes en vigueur',
};
