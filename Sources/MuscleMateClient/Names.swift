public import MuscleMateAPI
public import Primitives

// Foundation has types of the same names. A file that imports both says these.

public typealias TrainingID = Primitives.UUID
public typealias TrainingDecimal = Primitives.Decimal
public typealias BodyMeasurement = MuscleMateAPI.Measurement
