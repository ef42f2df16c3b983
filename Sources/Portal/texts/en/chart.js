/** What stands beside a graph. */
export default {
  chart: 'Chart',
  table: 'Table',
  shownAs: 'Shown as',
  csv: 'Download CSV',
  wrong: 'This graph is wrong',
  wrongText: 'Support looks at the graph as you see it now, and answers under Help and feedback.',
  whatIsWrong: 'What is wrong with it?',
  send: 'Send',
  sent: 'Sent. Thank you, we will look at it.',
  open: 'Open workout',
  notDrawn: 'The graph could not be drawn.',
  record: 'record',
  light: 'light training',
  goal: 'goal',
  break: 'training break',
};
