// One line for each file of texts that the graphs show.
export {};
